// @ts-check
/** What the benches of one run share, each made when it is first needed and ended with the run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt, products, root } from '../../scripts/workspace.mjs';
import { NotMeasured } from './outcome.mjs';
import { startCluster } from './postgres.mjs';
import { endProcess } from './processes.mjs';
import { startServer } from './server.mjs';

const helloFile = fileURLToPath(new URL('hello.mjs', import.meta.url));

/** @typedef {'embedded' | 'postgres'} Engine */
/** @typedef {ReturnType<typeof openMachine>} Machine */
/** @typedef {{ dataDir: string, database: string | null }} DemoPlace a copy of the demo: its folder, and its database */

export function openMachine() {
  /** @type {(() => Promise<void>)[]} */
  const endings = [];
  const atEnd = (/** @type {() => Promise<void>} */ end) => endings.unshift(end);

  async function folder() {
    const path = await mkdtemp(join(tmpdir(), 'pest-bench-'));
    atEnd(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  /** Of what was started: `PostgreSQL 15.20`. @type {string[]} */
  const versions = [];

  const cluster = kept(async () => {
    const started = await startCluster(await folder());
    atEnd(started.stop);
    versions.push(started.version);
    return started;
  });

  const browser = kept(async () => {
    const executablePath = findBrowser();
    const launched = await chromium
      .launch({ ...(executablePath && { executablePath }), args: browserArguments })
      .catch((error) => Promise.reject(new NotMeasured(`no browser (${String(error.message).split('\n')[0]})`)));
    atEnd(() => launched.close());
    versions.push(`Chromium ${launched.version()}`);
    return launched;
  });

  /** @param {DemoPlace} place @param {Record<string, string>} [env] */
  async function serve({ dataDir, database }, env) {
    await ensureBuilt([products.server]);
    const databaseUrl = database === null ? undefined : (await cluster()).url(database);
    const server = await startServer({ dataDir, databaseUrl, env });
    // Killed, where a bench ended before it could stop what it had started.
    atEnd(server.kill);
    return server;
  }

  /** The demo, loaded once on each engine, by the server itself. */
  const loaded = {
    embedded: kept(() => loadDemo(null)),
    postgres: kept(() => loadDemo('demo')),
  };

  /** @param {string | null} database @returns {Promise<DemoPlace>} */
  async function loadDemo(database) {
    if (database !== null) await (await cluster()).query('postgres', `create database ${database}`);
    const place = { dataDir: await folder(), database };
    await (await serve(place, { PEST_DEMO: '1' })).stop();
    return place;
  }

  let copies = 0;
  /** A copy of the demo that a bench may change. @param {Engine} engine @returns {Promise<DemoPlace>} */
  async function copyDemo(engine) {
    const original = await loaded[engine]();
    const dataDir = await folder();
    await cp(original.dataDir, dataDir, { recursive: true });
    if (original.database === null) return { dataDir, database: null };
    copies += 1;
    const database = `demo_${copies}`;
    await (await cluster()).query('postgres', `create database ${database} template ${original.database}`);
    return { dataDir, database };
  }

  const shared = {
    embedded: kept(async () => serve(await copyDemo('embedded'))),
    postgres: kept(async () => serve(await copyDemo('postgres'))),
  };

  const site = kept(async () => {
    await ensureBuilt([products.portal]);
    return serve(await copyDemo('embedded'), { PEST_PORTAL_DIR: join(root, products.portal.output) });
  });

  const hello = kept(async () => {
    const child = spawn(process.execPath, [helloFile], { stdio: ['ignore', 'pipe', 'inherit'] });
    atEnd(() => endProcess(child, 'SIGTERM'));
    const [port] = await once(child.stdout, 'data');
    return { port: Number(port), pid: child.pid ?? 0 };
  });

  return {
    /** A folder of its own, removed with the run. */
    folder,
    /** A PostgreSQL of the run's own. @throws NotMeasured */
    cluster,
    /** A Chromium under Playwright. @throws NotMeasured */
    browser,
    /** An empty answer of Fastify, as a process. */
    hello,
    copyDemo,
    serve,
    /** A server on the demo, for benches that only read. @param {Engine} engine */
    reader: (engine) => shared[engine](),
    versions: () => [...versions].sort(),
    /** A server on the demo that serves the portal as well. */
    site,
    async close() {
      for (const end of endings) await end();
    },
  };
}

/**
 * Makes a thing once. @template Thing @param {() => Promise<Thing>} make @returns {() => Promise<Thing>}
 */
function kept(make) {
  /** @type {Promise<Thing> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
