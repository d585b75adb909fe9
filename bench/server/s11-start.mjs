// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, products, root } from '../../scripts/workspace.mjs';
import { median } from '../kit/figures.mjs';
import { NotMeasured } from '../kit/outcome.mjs';
import { childrenOf, endProcess, freePort, memoryOfAll, peakMemory } from '../kit/processes.mjs';
import { callsTo, environment, people } from '../kit/server.mjs';

export const title =
  'From the start, installed and built, with data there, to a page that can be used; embedded database';
export const uses = ['Chromium', '@electric-sql/pglite', 'fastify'];

/** Seconds; megabytes of the server's process. */
export const limits = { page: 5, memory: 600 };

export const counts = { full: { rounds: 5 }, tiny: { rounds: 1 } };
/** @typedef {typeof counts.full} Counts */

const helloFile = fileURLToPath(new URL('../kit/hello.mjs', import.meta.url));

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts: { rounds }, machine }) {
  await ensureBuilt([products.server, products.portal]);
  const { dataDir } = await machine.copyDemo('embedded');
  const browser = await machine.browser().catch((error) => {
    if (error instanceof NotMeasured) return null;
    throw error;
  });
  /** @type {Awaited<ReturnType<typeof start>>[]} */
  const starts = [];
  const hellos = [];
  for (let round = 0; round < rounds; round += 1) {
    hellos.push(await helloStart());
    starts.push(await start(dataDir, browser));
  }
  const first = await firstStart();
  const most = (/** @type {'answers' | 'usable' | 'memory'} */ what) => median(starts.map((one) => one[what]));
  return [
    browser
      ? { label: 'a person can sign in', value: most('usable'), unit: 's', most: limits.page }
      : { label: 'a person can sign in', missing: 'no browser' },
    { label: 'the page is answered', value: most('answers'), unit: 's', most: limits.page },
    { label: 'an empty Fastify app answers', value: median(hellos), unit: 's' },
    {
      label: 'most memory, after the first lists and a heat map',
      value: most('memory'),
      unit: 'MB',
      most: limits.memory,
    },
    {
      label: 'the same of the very first start, which makes the demo',
      value: first.serving,
      unit: 'MB',
      most: limits.memory,
    },
    { label: 'all processes while it is made', value: first.all, unit: 'MB', most: limits.memory },
  ];
}

/** On an empty folder, with the demo. */
async function firstStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pest-first-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, products.server.output, 'main.js')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...environment(site, port, dataDir), PEST_DEMO: '1', PEST_PORTAL_DIR: join(root, products.portal.output) },
  });
  let all = 0;
  const looking = setInterval(async () => {
    all = Math.max(all, await memoryOfAll(server.pid ?? 0));
  }, 50);
  try {
    await pageAt(site);
    await work(site);
    return { serving: await peakMemory(server.pid ?? 0), all };
  } finally {
    clearInterval(looking);
    await endProcess(server, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Starts as a person does, by the workspace's own script.
 * @param {string} dataDir @param {import('playwright').Browser | null} browser
 */
async function start(dataDir, browser) {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: environment(site, port, dataDir),
  });
  try {
    await pageAt(site);
    const answers = seconds();
    const usable = browser ? await signInShown(browser, site, seconds) : Number.NaN;
    await work(site);
    const [server = 0] = await childrenOf(child.pid ?? 0);
    return { answers, usable, memory: await peakMemory(server) };
  } finally {
    await endProcess(child, 'SIGTERM');
  }
}

/** @param {string} site */
async function pageAt(site) {
  for (const giveUp = Date.now() + 300_000; Date.now() < giveUp; ) {
    const page = await fetch(site).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (page.includes('<html')) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The start script did not bring up a page.');
}

/** @param {import('playwright').Browser} browser @param {string} site @param {() => number} seconds */
async function signInShown(browser, site, seconds) {
  const page = await browser.newPage();
  try {
    await page.goto(`${site}/login`);
    await page.locator('input[type="password"]').first().waitFor();
    return seconds();
  } finally {
    await page.close();
  }
}

/** What an office asks first in the morning. @param {string} site */
async function work(site) {
  const { call, signIn } = callsTo(site);
  const token = await signIn(people.administrator);
  for (const path of ['/api/v-task/list', '/api/v-device/myList'])
    await call('GET', `${path}?page=1&limit=50`, { token });
  const [plan] = await call('GET', '/api/v-customer-graph/list', { token });
  await call('GET', `/api/v-device-mosquito/graph?floorPlanId=${plan.id}&range=threeMonths`, { token });
}

async function helloStart() {
  const from = performance.now();
  const child = spawn(process.execPath, [helloFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(child.stdout, 'data');
    await (await fetch(`http://127.0.0.1:${Number(port)}/hello`)).text();
    return (performance.now() - from) / 1000;
  } finally {
    await endProcess(child, 'SIGTERM');
  }
}
