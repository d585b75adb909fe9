// @ts-check
/** By three bundlers, each splitting what is loaded later: what a host's first load of one widget is, as it is published. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack from 'webpack';
import { ensureBuilt, products } from '../../scripts/workspace.mjs';

export const title = 'First load of one widget by bundler, gzip, React and styled-components outside';
export const uses = ['esbuild', 'vite', 'webpack'];
export const counts = {
  full: {
    entries: {
      Button: 'primitives',
      StockBell: 'stock-bell',
      HeatMap: 'heat-map',
      FloorPlanEditor: 'floor-plan-editor',
      InspectionTemplateEditor: 'inspection-template-editor',
      ReportBuilder: 'report-builder',
    },
  },
  tiny: { entries: { Button: 'primitives', InspectionTemplateEditor: 'inspection-template-editor' } },
};

/** The largest beside the smallest of the three; of what is nearly nothing, the kilobytes of the largest. */
export const limits = { apart: 1.1, small: 1.5 };

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const outside = /^(react|react-dom|styled-components)(\/|$)/;
const production = { 'process.env.NODE_ENV': '"production"' };

/** @typedef {{ readonly entry: string, readonly folder: string }} Task */
/** Files and what each of them begins with, from the first on. @typedef {{ readonly first: string, readonly files: ReadonlyMap<string, Loaded> }} Built */
/** @typedef {{ readonly code: string, readonly imports: readonly string[] }} Loaded */

const bundlers = { Vite: byVite, webpack: byWebpack, 'esbuild, splitting': byEsbuild };

/** @param {{ counts: { entries: Readonly<Record<string, string>> } }} given */
export async function run({ counts: { entries } }) {
  await ensureBuilt([products.sdk, products.ui]);
  await mkdir(join(workspace, '.cache'), { recursive: true });
  const rows = [];
  for (const [widget, entry] of Object.entries(entries)) {
    const loads = await loadsOf(widget, entry);
    for (const [bundler, { files, bytes, oneByOne }] of Object.entries(loads)) {
      rows.push({ label: `${widget}, ${bundler}`, value: kilobytes(bytes), unit: 'kB' });
      // How many files it is cut into is the host's setting, and each is packed for itself.
      if (files > 1)
        rows.push({ label: `${widget}, ${bundler}, ${files} files`, value: kilobytes(oneByOne), unit: 'kB' });
    }
    const all = Object.values(loads).map(({ bytes }) => bytes);
    const largest = Math.max(...all);
    const apart = Number((largest / Math.min(...all)).toFixed(3));
    rows.push(
      // What a bundler adds by itself counts for much in what is nearly nothing.
      largest > 4096
        ? { label: `${widget}, largest beside smallest`, value: apart, unit: '×', most: limits.apart, exact: true }
        : { label: `${widget}, largest`, value: kilobytes(largest), unit: 'kB', most: limits.small, exact: true },
    );
  }
  return rows;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return Number((bytes / 1024).toFixed(2));
}

/** @param {string} widget @param {string} entry */
async function loadsOf(widget, entry) {
  const folder = await mkdtemp(join(workspace, '.cache', 'first-load-'));
  const file = join(folder, 'entry.mjs');
  await writeFile(file, `export { ${widget} } from 'pest-ui/${entry}';\n`);
  try {
    /** @type {Record<string, ReturnType<typeof weigh>>} */
    const loads = {};
    for (const [name, build] of Object.entries(bundlers)) loads[name] = weigh(await build({ entry: file, folder }));
    return loads;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What is loaded before anything asks for more. @param {Built} built */
function weigh({ first, files }) {
  const reached = new Set([first]);
  for (const name of reached) for (const next of files.get(name)?.imports ?? []) reached.add(next);
  const codes = [...reached].map((name) => files.get(name)?.code ?? '');
  const oneByOne = codes.reduce((bytes, code) => bytes + packed(code), 0);
  return { files: codes.filter(Boolean).length, bytes: packed(codes.join('')), oneByOne };
}

/** @param {string} code */
function packed(code) {
  return gzipSync(code, { level: 9 }).length;
}

/** @param {Task} task @returns {Promise<Built>} */
async function byEsbuild({ entry, folder }) {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [entry],
    absWorkingDir: workspace,
    outdir: join(folder, 'out'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'styled-components'],
    define: production,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const codes = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const named = Object.entries(metafile.outputs).map(([path, { imports, entryPoint }]) => ({
    name: join(workspace, path),
    isFirst: entryPoint !== undefined && join(workspace, entryPoint) === entry,
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((one) => join(workspace, one.path)),
  }));
  return {
    first: named.find(({ isFirst }) => isFirst)?.name ?? '',
    files: new Map(named.map(({ name, imports }) => [name, { code: codes.get(name) ?? '', imports }])),
  };
}

/** @param {Task} task @returns {Promise<Built>} */
async function byVite({ entry }) {
  const built = await vite({
    root: workspace,
    configFile: false,
    logLevel: 'error',
    define: production,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: outside, preserveEntrySignatures: 'exports-only' },
    },
  });
  const output = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return {
    first: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    files: new Map(chunks.map(({ fileName, code, imports }) => [fileName, { code, imports }])),
  };
}

/** @param {Task} task @returns {Promise<Built>} */
async function byWebpack({ entry, folder }) {
  const out = join(folder, 'webpack');
  const compiler = webpack({
    mode: 'production',
    context: workspace,
    entry,
    experiments: { outputModule: true },
    output: { path: out, module: true, library: { type: 'module' }, filename: 'first.js', publicPath: '' },
    externalsType: 'module',
    externals: [outside],
    performance: false,
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve(undefined)));
    }),
  );
  return {
    first: 'first.js',
    files: new Map([['first.js', { code: await readFile(join(out, 'first.js'), 'utf8'), imports: [] }]]),
  };
}
