// @ts-check
/** What was measured, kept in a file, and the page that is made of it. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';
import { figureOf, limitOf, shortfalls, statusOf } from './outcome.mjs';

const kept = join(root, 'bench', 'results.json');
const page = join(root, 'docs', 'benchmarks.md');

/** @typedef {import('./catalogue.mjs').Bench} Bench */

/**
 * @typedef {object} Result
 * @property {readonly import('./outcome.mjs').Row[]} rows
 * @property {string} day
 * @property {string} machine
 * @property {readonly string[]} versions
 * @property {number} loadBefore of the machine's last minute
 */

/**
 * Where and with what a bench ran.
 * @param {Bench} bench @param {import('./machine.mjs').Machine} machine @param {number} loadBefore
 */
export async function surroundings({ uses }, machine, loadBefore) {
  const started = machine.versions();
  const versions = await Promise.all(
    uses.map(async (name) => `${name} ${started.get(name) ?? (await versionOf(name))}`),
  );
  return {
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    versions: [`Node ${process.versions.node}`, ...versions],
    loadBefore,
  };
}

/** Of a package; of a program that was not found, that. @param {string} name */
async function versionOf(name) {
  const described = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8').catch(() => null);
  return described === null ? '–' : JSON.parse(described).version;
}

/**
 * Puts new results in the place of older ones, and writes the page anew.
 * @param {readonly { bench: Bench, result: Result }[]} measured
 * @param {readonly Bench[]} all
 */
export async function keep(measured, all) {
  /** @type {Record<string, Result>} */
  const before = await readFile(kept, 'utf8').then(JSON.parse, () => ({}));
  const results = { ...before, ...Object.fromEntries(measured.map(({ bench, result }) => [bench.key, result])) };
  const ordered = Object.fromEntries(all.flatMap(({ key }) => (results[key] ? [[key, results[key]]] : [])));
  await writeFile(kept, `${JSON.stringify(ordered, null, 2)}\n`);
  await writeFile(page, pageOf(all, ordered));
}

/** @param {readonly Bench[]} all @param {Readonly<Record<string, Result>>} results */
function pageOf(all, results) {
  const measured = all.flatMap((bench) => {
    const result = results[bench.key];
    return result ? [{ bench, result }] : [];
  });
  const short = measured.filter(({ result }) => statusOf(result.rows) !== 'met');
  const never = all.filter(({ key }) => !results[key]).map(({ id, key }) => `- ${id} ${key}: not measured yet`);
  const list = short.flatMap(({ bench: { id, key }, result: { rows } }) =>
    shortfalls(rows).map((line) => `- ${id} ${key}: ${line}`),
  );
  const rest = [...list, ...never];
  return `# Benchmarks

Made by \`npm run bench -- --write\`; \`npm run bench -- S1 B4 --write\` renews some of it and leaves the rest. A ratio is taken in one run
beside its peer, by turns; absolute times belong to the machine. A limit is what is to be reached.

## What is not met, or not measured

${rest.length > 0 ? rest.join('\n') : 'Nothing: all limits are met.'}
${measured.map(({ bench, result }) => sectionOf(bench, result)).join('')}`;
}

/** @param {Bench} bench @param {Result} result @param {string} [judgement] in place of whether its limits are met */
export function sectionOf({ id, title }, { rows, day, machine, versions, loadBefore }, judgement) {
  const status = judgement ?? statusOf(rows);
  const lines = rows.map((row) => `| ${row.label} | ${figureOf(row)} | ${limitOf(row)} |`);
  return `
## ${id}: ${title}

**${status[0]?.toUpperCase()}${status.slice(1)}.** ${day}, ${machine}, load before ${loadBefore.toFixed(1)}; ${versions.join(', ')}.

| | | limit |
|---|---|---|
${lines.join('\n')}
`;
}
