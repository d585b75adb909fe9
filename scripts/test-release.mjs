// @ts-check
/**
 * `npm run test:release`: the published packages as a stranger gets them. They are released to a registry of this
 * machine's own, a host installs them from there, and the portal is built on them instead of on their sources.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, products, root, runHeld } from './workspace.mjs';

const published = ['pest-sdk', 'pest-ui', 'pest-server'];
/** `node-fetch` is asked for by a tag, which not every registry has. */
const registryPackage = { private: true, dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } };

const esm = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createPestClient } from 'pest-sdk';
import { HeatMap } from 'pest-ui/heat-map';
createPestClient({ baseUrl: 'https://pest.example' });
const plan = { id: 'hall', name: 'Hall', image: { src: '/hall.png', width: 16, height: 10 } };
if (!renderToString(createElement(HeatMap, { plan, points: [] })).includes('data-pest="heat-map"')) process.exit(1);
`;
const cjs = `require('pest-sdk').createPestClient({ baseUrl: 'https://pest.example' }); require('pest-ui/stock-bell');`;

await ensureInstalled();
await ensureBuilt([products.sdk, products.ui, products.server]);
const scratch = await mkdtemp(join(tmpdir(), 'pest-release-'));
const program = await ensureRegistry();
if (program === null) {
  console.log('Nothing is released: a registry cannot be fetched here.');
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}
const registry = await startRegistry(program);
let failed = 0;
/** @type {readonly [string, () => Promise<string | null>][]} */
const steps = [
  ['released', release],
  ['a host installs, imports, requires and draws on a server', host],
  ['the portal is built from what was released', portal],
];
try {
  for (const [name, step] of steps) {
    const problem = await step();
    console.log(`${problem === null ? '✓' : '✗'} ${name}${problem === null ? '' : `\n${problem}`}`);
    if (problem !== null) failed += 1;
  }
} finally {
  registry.stop();
  await rm(scratch, { recursive: true, force: true });
}
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Fetched once. @returns {Promise<string | null>} its program; null where it cannot be fetched */
async function ensureRegistry() {
  const folder = join(root, '.cache', 'registry');
  const path = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(registryPackage));
  await runHeld('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder });
  return existsSync(path) ? path : null;
}

/** Takes our packages, and fetches all others where this machine's npm does. @param {string} path */
async function startRegistry(path) {
  const { printed } = await runHeld('npm', ['config', 'get', 'registry']);
  const config = {
    storage: join(scratch, 'storage'),
    uplinks: { npm: { url: printed.trim(), timeout: '120s' } },
    packages: { 'pest-*': { access: '$all', publish: '$all' }, '**': { access: '$all', proxy: 'npm' } },
    max_body_size: '100mb',
    log: { type: 'file', path: join(scratch, 'registry.log'), level: 'warn' },
  };
  await writeFile(join(scratch, 'config.yaml'), JSON.stringify(config));
  const port = await freePort();
  const child = spawn('node', [path, '--config', join(scratch, 'config.yaml'), '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  const there = async () => (await fetch(`${url}-/ping`).catch(() => null))?.ok === true;
  while (child.exitCode === null && !(await there())) await new Promise((done) => setTimeout(done, 100));
  await writeFile(join(scratch, '.npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=none\n`);
  return { stop: () => child.kill() };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function release() {
  for (const name of published) {
    const problem = await npm(['publish', '--provenance=false'], join(root, 'packages', name));
    if (problem !== null) return problem;
  }
  return null;
}

async function host() {
  const folder = join(scratch, 'host');
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await writeFile(join(folder, 'host.mjs'), esm);
  await writeFile(join(folder, 'host.cjs'), cjs);
  return (
    (await npm(['install', 'pest-ui', 'pest-sdk', 'pest-server', 'react', 'react-dom', 'styled-components'], folder)) ??
    (await tried('node', ['host.mjs'], folder)) ??
    (await tried('node', ['host.cjs'], folder)) ??
    (await tried('node', ['node_modules/pest-server/bin/pest-server.js', '--help'], folder)) ??
    tried('node', ['node_modules/pest-sdk/dist/conformance/cli.js', '--help'], folder)
  );
}

/** The portal's own folder, and what its build reads beside it, with the released packages for the others. */
async function portal() {
  const folder = join(scratch, 'portal');
  for (const part of ['packages/pest-portal', 'packages/bundled-react', 'scripts', 'tsconfig.base.json'])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/node_modules|[\\/]dist$/.test(path),
    });
  const settings = join(folder, 'packages/pest-portal/tsconfig.json');
  // Of the packages it builds on there are no sources here.
  await writeFile(settings, JSON.stringify({ ...JSON.parse(await readFile(settings, 'utf8')), references: [] }));
  const { dependencies } = await manifest('packages/pest-portal');
  const { dependencies: inside } = await manifest('packages/bundled-react');
  const { devDependencies } = await manifest('.');
  const tools = Object.fromEntries(
    Object.entries(devDependencies).filter(([name]) => /^(vite|@vitejs\/|typescript$)/.test(name)),
  );
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { ...dependencies, ...inside, ...tools } }),
  );
  let problem = await npm(['install'], folder);
  // The worker's build knows files of the widgets by their sources; it has no code of theirs.
  for (const config of ['vite.config.ts', 'vite.webview.config.ts', 'vite.frame.config.ts'])
    problem ??= await tried(
      'node',
      [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--config', config],
      join(folder, 'packages/pest-portal'),
      { PEST_PACKED: '1' },
    );
  return problem;
}

/**
 * @param {string} folder
 * @returns {Promise<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>}
 */
async function manifest(folder) {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
}

/** @param {readonly string[]} args @param {string} cwd */
function npm(args, cwd) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--foreground-scripts=false'];
  return tried('npm', [...args, ...quiet, '--userconfig', join(scratch, '.npmrc')], cwd);
}

/**
 * @param {string} command @param {readonly string[]} args @param {string} cwd @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<string | null>} what it printed where it failed
 */
async function tried(command, args, cwd, env = {}) {
  const { code, printed } = await runHeld(command, args, { cwd, env });
  return code === 0 ? null : `${command} ${args.join(' ')} failed:\n${printed.slice(-3000)}`;
}
