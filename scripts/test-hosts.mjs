// @ts-check
/**
 * `npm run test:hosts`: the packed packages in every kind of host, in Chromium. Each host is installed into a folder
 * outside the workspace, built and driven; each cell of the matrix is a page that was opened. What ran is written to
 * `docs/host-matrix.md` and into the README. `npm run test:hosts -- vue jquery` runs those only and writes nothing.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { hosts } from '../tests/hosts/hosts.mjs';
import { writeMatrix } from '../tests/hosts/write-matrix.mjs';
import { browserOptions } from './browser.mjs';
import { ensureBuilt, ensureInstalled, products, root } from './workspace.mjs';

/** @typedef {import('../tests/hosts/hosts.mjs').Cell} Cell */
/** @typedef {import('../tests/hosts/write-matrix.mjs').Took} Took */

const exec = promisify(execFile);
const asked = process.argv.slice(2);
const chosen = hosts.filter(({ name }) => asked.length === 0 || asked.includes(name));

await ensureInstalled();
await ensureBuilt([products.sdk, products.ui]);
const scratch = await mkdtemp(join(tmpdir(), 'pest-hosts-'));
const tarballs = { 'pest-sdk': await pack('pest-sdk'), 'pest-ui': await pack('pest-ui') };
const browser = await chromium.launch(browserOptions());

/** @type {Cell[]} */
const cells = [];
/** @type {Took[]} */
const took = [];
try {
  for (const host of chosen) {
    const watch = stopwatch();
    const folder = await watch.lap('install', () => install(host));
    const made = await watch
      .lap('all', () => host.run({ folder, browser, exec: (...given) => watch.lap('build', () => run(...given)) }))
      .catch((/** @type {Error} */ error) => [failedCell(host, error)]);
    cells.push(...made);
    const { install: installed, build, all } = watch.seconds;
    took.push({ host: host.title, react: host.reactTitle, install: installed, build, open: all - build });
    for (const cell of made)
      console.log(
        `${cell.problem ? '✗' : '✓'} ${host.name}: ${cell.root}, ${cell.policy}${cell.problem ? `\n  ${cell.problem}` : ''}`,
      );
    console.log(`  ${host.name}: install ${seconds(installed)}, build ${seconds(build)}, open ${seconds(all - build)}`);
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true, force: true });
}
if (asked.length === 0) await writeMatrix(cells, took);
const failed = cells.filter(({ problem }) => problem).length;
console.log(`${cells.length - failed} cells passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** What each part of a host's way took, in seconds: `all` holds `build`. */
function stopwatch() {
  const seconds = { install: 0, build: 0, all: 0 };
  return {
    seconds,
    /** @template Answer @param {keyof typeof seconds} part @param {() => Promise<Answer>} act */
    async lap(part, act) {
      const started = performance.now();
      try {
        return await act();
      } finally {
        seconds[part] += (performance.now() - started) / 1000;
      }
    },
  };
}

/** @param {number} count */
function seconds(count) {
  return `${Math.round(count)} s`;
}

/** @param {'pest-sdk' | 'pest-ui'} name */
async function pack(name) {
  const { stdout } = await exec(
    'npm',
    ['pack', '--json', '--foreground-scripts=false', '--pack-destination', scratch],
    {
      cwd: join(root, 'packages', name),
    },
  );
  const [{ filename }] = JSON.parse(stdout);
  return join(scratch, filename);
}

/**
 * Copies the host and installs what its `package.json` names; of ours, the tarballs.
 * @param {import('../tests/hosts/hosts.mjs').Host} host
 */
async function install({ name, files, react }) {
  const folder = join(scratch, name);
  for (const from of files) {
    await cp(join(root, from), folder, {
      recursive: true,
      filter: (path) => !/node_modules|[\\/]dist$|\.next/.test(path),
    });
  }
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8').catch(() => '{"private":true,"type":"module"}'));
  const versions = react ? { react, 'react-dom': react, 'styled-components': '6.6.0' } : {};
  manifest.dependencies = {
    ...manifest.dependencies,
    ...versions,
    'pest-ui': `file:${tarballs['pest-ui']}`,
    'pest-sdk': `file:${tarballs['pest-sdk']}`,
  };
  await writeFile(path, JSON.stringify(manifest, null, 2));
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], folder);
  return folder;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function run(program, args, cwd) {
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  try {
    const { stdout } = await exec(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  }
}

/**
 * @param {import('../tests/hosts/hosts.mjs').Host} host
 * @param {Error} error
 * @returns {Cell}
 */
function failedCell({ title, reactTitle }, error) {
  return { host: title, react: reactTitle, root: '–', policy: '–', widgets: [], problem: error.message };
}
