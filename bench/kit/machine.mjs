// @ts-check
/** What the benches of one run share, each made when it is first needed and ended with the run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserOptions } from '../../scripts/browser.mjs';
import { copyFolder, fillWithDemo } from '../../scripts/demo-data.mjs';
import { ensureBuilt, products, root } from '../../scripts/workspace.mjs';
import { NotMeasured } from './outcome.mjs';
import { binariesOrNot, initCluster, startCluster } from './postgres.mjs';
import { endProcess } from './processes.mjs';
import { startServer } from './server.mjs';

const helloFile = fileURLToPath(new URL('hello.mjs', import.meta.url));

/** @typedef {'embedded' | 'postgres'} Engine */
/** @typedef {ReturnType<typeof openMachine>} Machine */
/** @typedef {{ dataDir: string, database: string | null }} DemoPlace a copy of the demo: its folder, and its database */

/** @param {{ hasPostgres: boolean }} has */
export function openMachine({ hasPostgres }) {
  /** @type {(() => Promise<void>)[]} */
  const endings = [];
  const atEnd = (/** @type {() => Promise<void>} */ end) => endings.unshift(end);

  async function folder() {
    const path = await mkdtemp(join(tmpdir(), 'pest-bench-'));
    atEnd(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  /** Of the programs that were started. @type {Map<string, string>} */
  const versions = new Map();

  /** With the demo in the database `demo`, and the files of its server beside it. */
  const cluster = kept(async () => {
    if (!hasPostgres) throw new NotMeasured('PostgreSQL is left out');
    const version = binariesOrNot().replaceAll('/', '-');
    await ensureBuilt([products.server]);
    const place = await folder();
    await fillWithDemo(`postgres${version}`, place, async () => {
      await initCluster(place);
      const first = await startCluster(place);
      atEnd(first.stop);
      await first.query('postgres', 'create database demo');
      await mkdir(join(place, 'files'));
      await loadDemo(join(place, 'files'), first.url('demo'));
      await first.stop();
    });
    const started = await startCluster(place);
    atEnd(started.stop);
    versions.set('PostgreSQL', started.version);
    return { ...started, files: join(place, 'files') };
  });

  const browser = kept(async () => {
    const launched = await chromium
      .launch(browserOptions())
      .catch((error) => Promise.reject(new NotMeasured(`no browser (${String(error.message).split('\n')[0]})`)));
    atEnd(() => launched.close());
    versions.set('Chromium', launched.version());
    return launched;
  });

  /** @param {DemoPlace} place @param {Record<string, string>} [env] */
  async function serve({ dataDir, database }, env) {
    await ensureBuilt([products.server]);
    const databaseUrl = database === null ? undefined : (await cluster()).url(database);
    const server = await startServer({ dataDir, databaseUrl, ...(env && { env }) });
    // Killed, where a bench ended before it could stop what it had started.
    atEnd(server.kill);
    return server;
  }

  const embeddedDemo = kept(async () => {
    await ensureBuilt([products.server]);
    const place = await folder();
    await fillWithDemo('embedded', place, () => loadDemo(place));
    return place;
  });

  let copies = 0;
  /** A copy of the demo that a bench may change. @param {Engine} engine @returns {Promise<DemoPlace>} */
  async function copyDemo(engine) {
    const original = engine === 'embedded' ? await embeddedDemo() : (await cluster()).files;
    const dataDir = await folder();
    await copyFolder(`${original}/.`, dataDir);
    if (engine === 'embedded') return { dataDir, database: null };
    copies += 1;
    const database = `demo_${copies}`;
    await (await cluster()).query('postgres', `create database ${database} template demo`);
    return { dataDir, database };
  }

  const readers = {
    embedded: kept(async () => {
      await ensureBuilt([products.portal]);
      return serve(await copyDemo('embedded'), {
        PEST_PORTAL_DIR: join(root, products.portal.output),
        // Filled already: says whose the contracts are.
        PEST_DEMO: '1',
      });
    }),
    postgres: kept(async () => serve(await copyDemo('postgres'))),
  };

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
    /** A server on the demo, for benches that only read; with the embedded database it serves the portal as well. @param {Engine} engine */
    reader: (engine) => readers[engine](),
    versions: () => versions,
    async close() {
      for (const end of endings) await end();
    },
  };
}

/** @param {string} dataDir @param {string} [databaseUrl] */
async function loadDemo(dataDir, databaseUrl) {
  await (await startServer({ dataDir, databaseUrl, env: { PEST_DEMO: '1' } })).stop();
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
