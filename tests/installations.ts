import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserOptions } from '../scripts/browser.mjs';
import { fillWithDemo } from '../scripts/demo-data.mjs';

/** Installations of their own, so that tests run beside each other and none reads what another changes. */
export const ports = { journeys: 8090, newYork: 8091, pages: 8092, companies: 8093 };

const root = join(import.meta.dirname, '..');
const longestStart = 300_000;
const longestDrawing = 60_000;

/**
 * Starts the built server four times, each on a database of its own. The demo is loaded once and copied: loading it
 * takes longer than starting.
 *
 * @returns what ends them all
 */
export default async function startInstallations(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pest-journeys-'));
  const servers: ChildProcess[] = [];
  const start = async (data: string, port: number, settings: Readonly<Record<string, string>> = {}) => {
    // Or another server's answers would be taken for this one's.
    if (await isReady(port)) throw new Error(`Port ${port} is taken.`);
    const server = launch({ PORT: String(port), PEST_DATA_DIR: data, ...settings });
    servers.push(server);
    await untilReady(server, port);
    return server;
  };
  const end = async () => {
    // Nobody reads their databases again.
    await Promise.all(servers.map((server) => stop(server, 'SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const loaded = join(folder, 'loaded');
    await mkdir(loaded);
    await fillWithDemo('embedded', loaded, async () => stop(await start(loaded, ports.journeys), 'SIGTERM'));
    await Promise.all(
      Object.entries(ports).map(async ([name, port]) => {
        const own = join(folder, name);
        await cp(loaded, own, { recursive: true });
        // Its sites are in another time zone.
        await start(own, port, name === 'newYork' ? { PEST_TIME_ZONE: 'America/New_York' } : {});
      }),
    );
    await untilDrawn(ports.journeys);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

function launch(settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['packages/pest-server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PEST_DEMO: '1',
      PEST_ANSWER_CHECKS: 'fail',
      PEST_PORTAL_DIR: join(root, 'packages/pest-portal/dist'),
      ...settings,
    },
  });
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const latest = Date.now() + longestStart;
  while (!(await isReady(port))) {
    if (hasEnded(server) || Date.now() > latest) throw new Error(`The server on port ${port} did not start.`);
    await pause(100);
  }
}

/** A built portal that does not start would let every journey wait to its limit, and none would say why. */
async function untilDrawn(port: number): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://localhost:${port}/login`);
    const fields = page.getByRole('textbox').first();
    await fields.waitFor({ timeout: longestDrawing }).catch((error: unknown) => {
      throw new Error(`The sign-in page is not drawn: ${faults.join(', ') || 'it threw nothing'}.`, { cause: error });
    });
  } finally {
    await browser.close();
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
