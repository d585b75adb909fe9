// @ts-check
/** `npm run bench [-- ID …] [-- --write]`: each figure beside its peer in one run; `--write` keeps docs/benchmarks.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../scripts/workspace.mjs';

await ensureInstalled();

/** @type {Record<string, () => Promise<{ run: () => Promise<Result> }>>} */
const benches = {
  B1: () => import('./browser/heat-map.mjs'),
  B3: () => import('./heat-exact.mjs'),
  B4: () => import('./browser/plan.mjs'),
  B5: () => import('./browser/template.mjs'),
  B6: () => import('./bytes.mjs'),
  B7: () => import('./browser/elements.mjs'),
  B8: () => import('./first-screen.mjs'),
  'B8-paint': () => import('./browser/largest-paint.mjs'),
  B9: () => import('./browser/chart-page.mjs'),
  B10: () => import('./browser/list.mjs'),
  S1: () => import('./server/s1-keyed-read.mjs'),
  S4: () => import('./server/s4-heat-query.mjs'),
  S5: () => import('./server/s5-roll-up-exact.mjs'),
  S6: () => import('./server/s6-killed.mjs'),
  S12: () => import('./server/s12-uploads.mjs'),
};

/**
 * @typedef {object} Result
 * @property {string} id
 * @property {string} title
 * @property {readonly { label: string, value: number | string, unit: string, limit?: number }[]} rows
 * @property {string} [reach]
 * @property {boolean} met
 */

const asked = process.argv.slice(2).filter((word) => word in benches);
const results = [];
for (const id of asked.length > 0 ? asked : Object.keys(benches)) {
  const { run } = (await benches[id]?.()) ?? {};
  if (!run) continue;
  const result = await run();
  results.push(result);
  console.log(table(result));
}
if (process.argv.includes('--write')) await writeFile(join(root, 'docs', 'benchmarks.md'), await page(results));

/** @param {Result} result */
function table({ id, title, rows, reach, met }) {
  const lines = rows.map(({ label, value, unit, limit }) => `| ${label} | ${shown(value)} ${unit} | ${limit ?? ''} |`);
  const goal = reach ? `\nTo reach: ${reach}.` : '';
  return `\n## ${id}: ${title}\n${goal}\n**${met ? 'Met' : 'Not met'}.**\n\n| | | limit |\n|---|---|---|\n${lines.join('\n')}\n`;
}

/** @param {number | string} value */
function shown(value) {
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value;
}

/** @param {readonly Result[]} all */
async function page(all) {
  const names = ['axios', 'echarts', 'fastify', 'heatmap.js', 'kysely', 'react', 'zod', '@electric-sql/pglite'];
  const versions = await Promise.all(names.map(async (name) => `${name} ${await versionOf(name)}`));
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `# Benchmarks

Made by \`npm run bench -- --write\`. Each figure is a ratio taken in one run beside its peer; absolute times belong to the machine. Node ${process.versions.node}, ${machine}; ${versions.join(', ')}.
${all.map(table).join('')}`;
}

/** @param {string} name */
async function versionOf(name) {
  return JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
