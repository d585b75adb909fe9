// @ts-check
/**
 * `npm test`: everything that a change can break, once. `npm run test:all` adds what only multiplies: the second
 * engine, the second language of each journey and page, every host, WebKit, Citus, other versions of Node. It ends with one line that counts.
 *
 * `npm test -- --only sources|units|browser|postgres|races|nodes|rest` is a part of it, `npm test -- --changed [commit]` what the
 * uncommitted change, or all since a commit, touches; `--seed <number>` repeats an order of files and tests, `--in-order` takes the one they are written in.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { containerEngine } from './container-engine.mjs';
import { missingForDisk } from './cut-disk.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureNodes } from './ensure-nodes.mjs';
import { proxyName } from './rolling-proxies.mjs';
import { ensureBuilt, ensureInstalled, products, root, runHeld } from './workspace.mjs';

const { values: asked, positionals } = parseArgs({
  options: {
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    only: { type: 'string' },
    seed: { type: 'string' },
    'in-order': { type: 'boolean' },
  },
  allowPositionals: true,
});
const seed = asked.seed ?? String(Math.floor(Math.random() * 1e6));
const results = join(root, '.cache', 'test-results');
/** Where Debian's packages put their versions. */
const postgresFolder = '/usr/lib/postgresql';
const nodeProjects = ['sdk', 'rules', 'screens', 'mocked', 'server'];
/** Read by `vitest.config.ts`: on the command line it would replace what the projects say of their turns. */
const order = asked['in-order'] ? {} : { PEST_TEST_SEED: seed };
const noTests = { passed: 0, failed: 0, skipped: 0 };

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {() => Promise<Tally>} Step */

await ensureInstalled();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
console.log(`Files and tests ${asked['in-order'] ? 'as they are written' : `in the order of --seed ${seed}`}`);

const parts = {
  sources: async () => lanes([...sources(), ...packed()]),
  units: async () => lanes([units()]),
  browser: async () => lanes(await inBrowser()),
  postgres: async () => twoAtATime([onPostgres(), benchesOnPostgres()]),
  races: async () => twoAtATime([onPostgres(withRaces()), benchesOnPostgres()]),
  nodes: async () => lanes([onOtherNodes()]),
  rest,
};
if (asked.only !== undefined && !(asked.only in parts)) {
  console.error(`There is no part ${asked.only}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const total = sum(await (asked.only ? parts[/** @type {keyof typeof parts} */ (asked.only)] : chosen())());
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

function chosen() {
  if (asked.changed) return changed;
  return asked.all ? everything : once;
}

/**
 * Two steps beside each other: one works while the other waits for a browser, a database or a timer. What is quick to
 * fail comes first, then the longest.
 */
async function once() {
  return twoAtATime([units(), ...sources(), ...(await inBrowser()), ...packed()]);
}

async function everything() {
  return [...(await once()), ...(await rest())];
}

/** What only multiplies. What packs or starts the packages goes one after the other, as it shares their folders. */
async function rest() {
  await ensureBuilt(Object.values(products));
  return lanes(
    [
      onPostgres(),
      benchesOnPostgres(),
      program('hosts', 'node', ['scripts/test-hosts.mjs']),
      program('release', 'node', ['scripts/test-release.mjs']),
      whereDatabase(
        program('rolling restart', 'node', ['scripts/test-rolling.mjs']),
        'No server is updated under load',
      ),
      whereDatabase(program('standby', 'node', ['scripts/test-standby.mjs']), 'No standby takes over'),
      deployment(),
      powerCuts(),
      program('WebKit', 'node', ['scripts/test-webkit.mjs']),
      byPyxform(),
      inContainer(),
    ],
    [onOtherNodes(), onCitus(), check('numbers')],
  );
}

async function changed() {
  const since = positionals[0] ?? 'HEAD';
  return lanes(
    [vitest('units', nodeProjects, { words: ['--changed', since, '--passWithNoTests'] })],
    [check('types'), check('lint'), check('imports')],
  );
}

/** @param {readonly string[]} [files] all of them, unless some are named */
function onPostgres(files = []) {
  return where(
    existsSync(postgresFolder),
    vitest('server on PostgreSQL', ['server'], { env: { PEST_TEST_ENGINE: 'postgres' }, words: files }),
    'The server is not tested on PostgreSQL: its binaries are not here (Debian: apt-get install postgresql).',
  );
}

/**
 * Files with tests that no run on the embedded database has: it has one connection, and no races. What else they test
 * comes along; the rest of the server is on both in `npm run test:all`.
 */
function withRaces() {
  const server = join(root, 'packages/pest-server/src');
  const isRaced = (/** @type {string} */ file) => readFileSync(join(server, file), 'utf8').includes('onPostgres(');
  return readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && !file.endsWith('.citus.test.ts') && isRaced(file),
  );
}

/** Also counts the statements of a call. */
function benchesOnPostgres() {
  return where(
    existsSync(postgresFolder),
    onceBuilt(program('benches on PostgreSQL', 'node', ['bench/run.mjs', '--tiny', '--postgres'])),
    'The benches do not run on PostgreSQL: its binaries are not here.',
  );
}

function onCitus() {
  const packaged = existsSync(postgresFolder) ? readdirSync(postgresFolder) : [];
  const isHere = packaged.some((version) => existsSync(`${postgresFolder}/${version}/lib/citus.so`));
  return where(
    isHere || process.env.PEST_TEST_CITUS_URL !== undefined,
    vitest('Citus', [], { config: 'vitest.citus.config.ts' }),
    'The server is not tested on Citus: the extension is not here, and PEST_TEST_CITUS_URL is not set.',
  );
}

/** @param {Step} step @param {string} otherwise @returns {Step} */
function whereDatabase(step, otherwise) {
  return where(existsSync(postgresFolder), step, `${otherwise}: PostgreSQL’s binaries are not here.`);
}

function deployment() {
  const step = where(
    proxyName === 'Caddy',
    program('deployment', 'node', ['scripts/test-deployment.mjs']),
    'The deployment page is not followed: Caddy is not installed.',
  );
  return whereDatabase(step, 'The deployment page is not followed');
}

/** @returns {Step} */
function powerCuts() {
  return async () => {
    const missing = await missingForDisk();
    const step = program('power cuts', 'node', ['scripts/test-power-cuts.mjs']);
    return where(missing === null, step, `The power is not cut: ${missing}.`)();
  };
}

/** Forms that templates are written to, by the reader that ODK's tools have. */
function byPyxform() {
  const python = process.env.PEST_TEST_PYXFORM ?? 'python3';
  return where(
    spawnSync(python, ['-c', 'import pyxform']).status === 0,
    vitest('pyxform', ['rules'], { env: { PEST_TEST_PYXFORM: python }, words: ['template-files'] }),
    'Forms are not given to pyxform: it is not here (pip install pyxform).',
  );
}

/** The image that deploy/ makes, built and started. */
function inContainer() {
  return where(
    containerEngine() !== null,
    program('image', 'node', ['scripts/test-image.mjs']),
    'The image is not built: no container engine answers here (docker, podman).',
  );
}

/** Whether each other version of Node passes the units, starts, and is kept out of a data folder that this one holds. @returns {Step} */
function onOtherNodes() {
  return async () => {
    const nodes = await ensureNodes();
    if (nodes === null) return skipped('Other versions of Node are not tried: they cannot be fetched here.')();
    const lock = vitest('lock between versions of Node', ['server'], {
      env: { PEST_TEST_NODES: paths(nodes).join(delimiter) },
      words: ['folder-lock'],
    });
    const start = program('start on each Node', 'node', ['scripts/test-start.mjs', ...paths(nodes)]);
    return sum(await lanes([lock, onceBuilt(start), ...nodes.map(unitsOn)]));
  };
}

/** @param {readonly { readonly path: string }[]} nodes */
function paths(nodes) {
  return nodes.map(({ path }) => path);
}

/** @param {{ readonly line: string, readonly path: string }} node */
function unitsOn({ line, path }) {
  const words = nodeProjects.flatMap((project) => ['--project', project]);
  return program(`units on Node ${line}`, path, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...words]);
}

/**
 * A step that needs what not every machine has.
 * @param {boolean} isHere
 * @param {Step} step
 * @param {string} otherwise
 * @returns {Step}
 */
function where(isHere, step, otherwise) {
  return isHere ? step : skipped(otherwise);
}

/** @param {string} why @returns {Step} */
function skipped(why) {
  return async () => {
    console.log(`– ${why}`);
    return { ...noTests, skipped: 1 };
  };
}

function units() {
  return vitest('units', nodeProjects);
}

/** @returns {Step[]} */
function sources() {
  return ['types', 'lint', 'imports', 'documented', 'unused', 'tables', 'size'].map(check);
}

/** What is made of the sources: the packages as they are packed, and the site. @returns {Step[]} */
function packed() {
  return [
    // Also holds every byte that a host or a first screen may cost.
    program('benches, tiny counts', 'node', ['bench/run.mjs', '--tiny', '--embedded']),
    check('packages'),
    vitest('packed packages', ['packages']),
  ].map(onceBuilt);
}

/**
 * Two programs that each build what they find stale would empty each other's folders: this one builds for all of them.
 * @param {Step} step
 * @returns {Step}
 */
function onceBuilt(step) {
  return async () => {
    await ensureBuilt(Object.values(products));
    return step();
  };
}

/** @returns {Promise<Step[]>} */
async function inBrowser() {
  if ((await ensureBrowser()) === null) {
    console.error(
      'No browser could be found or installed: set CHROME_PATH to a Chrome or Chromium, then run npm test again.',
    );
    return [async () => ({ ...noTests, failed: 1 })];
  }
  return [journeys(), vitest('widgets', [], { config: 'vitest.widgets.config.ts' })];
}

/**
 * @param {readonly Step[]} steps in the order in which they begin
 * @returns {Promise<Tally[]>}
 */
async function twoAtATime(steps) {
  const waiting = [...steps];
  /** @type {Tally[]} */
  const tallies = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await step());
  };
  await Promise.all([work(), work()]);
  return tallies;
}

/**
 * @param {readonly Step[][]} steps those of a lane one after the other, the lanes beside each other
 * @returns {Promise<Tally[]>}
 */
async function lanes(...steps) {
  const done = steps.map(async (lane) => {
    /** @type {Tally[]} */
    const tallies = [];
    for (const step of lane) tallies.push(await step());
    return tallies;
  });
  return (await Promise.all(done)).flat();
}

/**
 * @param {string} name
 * @returns {Step}
 */
function check(name) {
  return program(name, 'node', ['scripts/check.mjs', name]);
}

/**
 * A program that passes or fails as a whole.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} words
 * @returns {Step}
 */
function program(name, command, words) {
  return step(name, async () => {
    const { code, printed } = await runHeld(command, words);
    return { tally: { ...noTests, [code === 0 ? 'passed' : 'failed']: 1 }, printed };
  });
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {{ readonly config?: string, readonly words?: readonly string[], readonly env?: Record<string, string> }} [options]
 * @returns {Step}
 */
function vitest(name, projects, { config, words = [], env = {} } = {}) {
  return step(name, async () => {
    const file = join(results, `${name}.json`);
    const { code, printed } = await runHeld(
      'vitest',
      [
        'run',
        ...(config ? ['--config', config] : []),
        ...projects.flatMap((project) => ['--project', project]),
        ...words,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { env: { ...order, ...env } },
    );
    const report = await readReport(file);
    if (report === null) return { tally: { ...noTests, failed: 1 }, printed };
    const failed = Number(report.numFailedTests);
    const tally = {
      passed: Number(report.numPassedTests),
      // A run that fails without a failing test (a file that does not load) has failed all the same.
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
    };
    return { tally, printed };
  });
}

/** @returns {Step} */
function journeys() {
  return step('journeys', async () => {
    // They ask the SDK as a stranger's program would: as it is built.
    await ensureBuilt([products.sdk, products.server, products.portal]);
    const file = join(results, 'journeys.json');
    const { code, printed } = await runHeld('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(asked.all && { PEST_TEST_LANGUAGES: 'each' }) },
    });
    const stats = (await readReport(file))?.stats;
    if (!stats) return { tally: { ...noTests, failed: 1 }, printed };
    const failed = Number(stats.unexpected) + Number(stats.flaky);
    const tally = {
      passed: Number(stats.expected),
      failed: code !== 0 && failed === 0 ? 1 : failed,
      skipped: Number(stats.skipped),
    };
    return { tally, printed };
  });
}

/**
 * Says how a step ended; what it printed is shown where it failed.
 * @param {string} name
 * @param {() => Promise<{ tally: Tally, printed: string }>} work
 * @returns {Step}
 */
function step(name, work) {
  return async () => {
    const from = performance.now();
    const { tally, printed } = await work();
    if (tally.failed > 0) process.stdout.write(printed);
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name}: ${shown(tally)} (${seconds} s)`);
    return tally;
  };
}

/** @param {Tally} tally */
function shown(tally) {
  const words = Object.entries(tally).filter(([, count]) => count > 0);
  return words.map(([word, count]) => `${count} ${word}`).join(', ');
}

/** @param {readonly Tally[]} tallies @returns {Tally} */
function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    noTests,
  );
}

/**
 * @param {string} file
 * @returns {Promise<any>}
 */
async function readReport(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}
