// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ensureBuilt, products, root } from '../../scripts/workspace.mjs';

export const title = 'Script that an administrator’s first screen waits for, as the build lists it';
export const uses = ['vite'];

/** Kilobytes of 1,024, gzip; files that a list waits for, one round trip after the other. */
export const limits = { script: 150, files: 16 };

export const counts = { full: {}, tiny: {} };

/** What `index.html` has in itself and loads, the console's frame and the dashboard (groups of its `vite.config.ts`). */
const waitedFor = ['index.html', 'console', 'dashboard'];
/** On a slow network files cost more than their bytes. */
const listWaitsFor = ['index.html', 'console', 'src/areas/task/plan/UnfinishedScreen.tsx'];
const dist = join(root, 'packages/pest-portal/dist');
const kilobyte = 1024;
/** Of shadcn-admin 2.2.1, dashboard, measured once. */
const peer = 389;

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest */

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
  return [
    { label: 'gzip', value: gzip, unit: 'kB', most: limits.script, exact: true },
    { label: 'brotli, as it is sent', value: brotli, unit: 'kB' },
    { label: 'files', value: files.length },
    { label: 'files before a list of services', value: listFiles, most: limits.files, exact: true },
    { label: 'gzip beside shadcn-admin', value: gzip / peer, unit: '×' },
  ];
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
