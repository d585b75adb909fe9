// @ts-check
/** What every script needs first: the packages installed, and the products built from today's sources. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache');

/**
 * Runs a command in the workspace and waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args) {
  return ended(start(command, args, ['ignore', 'inherit', 'inherit']));
}

/**
 * As {@link run}, but what it prints is kept, for whoever started several things side by side.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>, readonly cwd?: string }} [options]
 * @returns {Promise<{ code: number, printed: string }>}
 */
export async function runHeld(command, args, options) {
  const child = start(command, args, ['ignore', 'pipe', 'pipe'], options);
  /** @type {Buffer[]} */
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  return { code: await ended(child), printed: Buffer.concat(printed).toString() };
}

/**
 * As {@link run}, but a failure ends the script with the command's own exit code.
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function mustRun(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {{ readonly env?: Readonly<Record<string, string>>, readonly cwd?: string }} [options]
 */
function start(command, args, stdio, { env = {}, cwd = root } = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio,
    shell: process.platform === 'win32',
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Installs the packages of the lock file, unless exactly those are installed. */
export async function ensureInstalled() {
  const wanted = hashOf(await readFile(join(root, 'package-lock.json'), 'utf8'));
  if (existsSync(join(root, 'node_modules')) && (await mark('installed')) === wanted) return;
  console.log('Installing packages …');
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  await setMark('installed', wanted);
}

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {readonly string[]} sources files and folders that it is made from
 * @property {string} output
 * @property {readonly string[]} command
 */

const lock = 'package-lock.json';

/** @type {Record<'sdk' | 'ui' | 'server' | 'portal', Product>} */
export const products = {
  sdk: product('pest-sdk', [
    'scripts/declarations.mjs',
    'scripts/one-module-each.ts',
    'packages/pest-sdk/tsup.config.ts',
  ]),
  ui: product('pest-ui', [
    'packages/pest-sdk/src',
    'scripts/declarations.mjs',
    'scripts/one-module-each.ts',
    'packages/pest-ui/tsup.config.ts',
    'packages/pest-ui/vite.browser.config.ts',
    'packages/bundled-react/package.json',
    'packages/bundled-react/aliases.ts',
    'packages/bundled-react/client.mjs',
  ]),
  server: product('pest-server', [
    'packages/pest-sdk/src',
    'packages/pest-server/tsup.config.ts',
    'scripts/empty-database.mjs',
  ]),
  portal: product('pest-portal', [
    'packages/pest-sdk/src',
    'packages/pest-ui/src',
    'packages/pest-portal/index.html',
    'packages/pest-portal/public',
    'scripts/never-run.mjs',
    'scripts/packed-files.mjs',
    'scripts/precache.mjs',
    'scripts/resolve-conditions.mjs',
    'packages/pest-portal/vite.config.ts',
    'packages/bundled-react/package.json',
    'packages/bundled-react/aliases.ts',
    'packages/bundled-react/client.mjs',
    'packages/pest-portal/vite.frame.config.ts',
    'packages/pest-portal/vite.webview.config.ts',
    'packages/pest-portal/vite.worker.config.ts',
  ]),
};

/**
 * @param {string} name
 * @param {readonly string[]} needs
 * @returns {Product}
 */
function product(name, needs) {
  const folder = `packages/${name}`;
  return {
    name,
    sources: [lock, `${folder}/src`, `${folder}/package.json`, ...needs],
    output: `${folder}/dist`,
    command: ['npm', 'run', 'build', '--silent', '-w', folder],
  };
}

let builds = Promise.resolve();

/**
 * Builds what is stale, in the order given. One build at a time: a second of the same product would empty the folder
 * that the first one writes to.
 * @param {readonly Product[]} wanted
 */
export function ensureBuilt(wanted) {
  builds = builds.then(() => buildStale(wanted));
  return builds;
}

/** Whether a product is there as today's sources make it. @param {Product} product */
export async function isBuilt({ name, sources, output }) {
  return existsSync(join(root, output)) && (await mark(`built-${name}`)) === (await fingerprint(sources));
}

/** @param {readonly Product[]} wanted */
async function buildStale(wanted) {
  for (const product of wanted) {
    if (await isBuilt(product)) continue;
    const { name, sources, command } = product;
    const today = await fingerprint(sources);
    console.log(`Building ${name} …`);
    const [program = '', ...args] = command;
    const { code, printed } = await runHeld(program, args);
    if (code !== 0) {
      process.stderr.write(printed);
      process.exit(code);
    }
    await setMark(`built-${name}`, today);
  }
}

/**
 * Names, sizes and times of all files below.
 * @param {readonly string[]} places
 */
async function fingerprint(places) {
  const lines = await Promise.all(places.map((place) => describe(join(root, place))));
  return hashOf(lines.flat().sort().join('\n'));
}

/**
 * @param {string} place
 * @returns {Promise<string[]>}
 */
async function describe(place) {
  const found = await stat(place);
  if (!found.isDirectory()) return [`${place} ${found.size} ${found.mtimeMs}`];
  const entries = await readdir(place);
  return (await Promise.all(entries.map((entry) => describe(join(place, entry))))).flat();
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {string} name */
async function mark(name) {
  return readFile(join(cache, name), 'utf8').catch(() => null);
}

/**
 * @param {string} name
 * @param {string} value
 */
async function setMark(name, value) {
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, name), value);
}
