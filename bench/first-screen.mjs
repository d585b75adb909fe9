// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ensureBuilt, products, root } from '../scripts/workspace.mjs';

/**
 * B8: the script of the portal that an administrator's first screen waits for, as the build lists it: what `index.html`
 * has in itself and loads, the console's frame and the dashboard (groups of its `vite.config.ts`). Charts come beside
 * them.
 */

const dist = join(root, 'packages/pest-portal/dist');
const waitedFor = ['index.html', 'console', 'dashboard'];
const kilobyte = 1024;
const limit = 170;
/** Files that a list waits for, one round trip after the other: on a slow network they cost more than their bytes. */
const listWaitsFor = ['index.html', 'console', 'src/areas/task/plan/UnfinishedScreen.tsx'];
const filesLimit = 16;
/** Of shadcn-admin 2.2.1, dashboard, measured once. */
const peer = 389;

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest */

/** @returns {Promise<{ id: 'B8', title: string, rows: { label: string, value: number, unit: string, limit?: number }[], met: boolean }>} */
export async function run() {
  await ensureBuilt([products.portal]);
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = [...scriptsOf(manifest, waitedFor)];
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const inPage = [...page.matchAll(/<script[^>]*>([^<].*?)<\/script>/gs)].map(([, code = '']) => Buffer.from(code));
  const scripts = [...inPage, ...(await Promise.all(files.map((file) => readFile(join(dist, file)))))];
  const gzip = kilobytes(scripts.map((script) => gzipSync(script, { level: 9 }).length));
  const brotli = kilobytes(scripts.map((script) => brotliCompressSync(script).length));
  const listFiles = scriptsOf(manifest, listWaitsFor).size;
  return {
    id: 'B8',
    title: 'Script before the first console screen',
    rows: [
      { label: 'gzip', value: gzip, unit: 'kB', limit },
      { label: 'brotli, as it is sent', value: brotli, unit: 'kB' },
      { label: 'files', value: files.length, unit: '' },
      { label: 'files before a list of services', value: listFiles, unit: '', limit: filesLimit },
      { label: 'gzip beside shadcn-admin', value: Number((gzip / peer).toFixed(2)), unit: '×' },
    ],
    met: gzip <= limit && listFiles <= filesLimit,
  };
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} names of modules, or of groups
 * @param {Set<string>} found
 */
function scriptsOf(manifest, names, found = new Set()) {
  for (const name of names) {
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`The portal's build has no file of its own for ${name}.`);
    if (!chunk.file.endsWith('.js') || found.has(chunk.file)) continue;
    found.add(chunk.file);
    scriptsOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** @param {readonly number[]} sizes */
function kilobytes(sizes) {
  return Number((sizes.reduce((sum, size) => sum + size, 0) / kilobyte).toFixed(1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { rows, met } = await run();
  console.table(rows);
  console.log(met ? 'met' : 'not met');
  // Bytes are no matter of the machine: `npm test` asks for them too.
  process.exitCode = met ? 0 : 1;
}
