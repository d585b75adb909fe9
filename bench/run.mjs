// @ts-check
/**
 * `npm run bench [-- S1 B4 …]`: each figure beside its peer and its limit, and which limits are met.
 * `--write` keeps what was measured in `results.json` and `docs/benchmarks.md`; what did not run stays there.
 * `--tiny` runs everything with the smallest counts: shows that each bench runs, and holds what is no matter of the machine.
 * `--embedded` leaves PostgreSQL out, `--postgres` takes those alone that use it; `--long` runs what takes hours at full length.
 */
import { loadavg } from 'node:os';
import { ensureInstalled } from '../scripts/workspace.mjs';
import { catalogue } from './kit/catalogue.mjs';
import { openMachine } from './kit/machine.mjs';
import { broken, NotMeasured, shortfalls, statusOf } from './kit/outcome.mjs';
import { keep, sectionOf, surroundings } from './kit/results.mjs';

/** @typedef {import('./kit/catalogue.mjs').Bench} Bench */
/** @typedef {{ bench: Bench, seconds: number, result?: import('./kit/results.mjs').Result, error?: unknown }} Ran */

const flags = ['--tiny', '--long', '--write', '--embedded', '--postgres'];
const words = process.argv.slice(2);
const tiny = words.includes('--tiny');
const size = tiny ? 'tiny' : words.includes('--long') ? 'long' : 'full';

await ensureInstalled();
const all = await catalogue();
const names = words.filter((word) => !flags.includes(word));
const unknown = names.filter((name) => !all.some((bench) => isNamed(bench, name)));
if (unknown.length > 0 || (tiny && words.includes('--write'))) {
  const known = all.map(({ key }) => key).join(', ');
  console.error(
    unknown.length > 0 ? `There is no ${unknown.join(', ')}; there are ${known}.` : 'Tiny counts measure nothing.',
  );
  process.exit(2);
}
const named = names.length > 0 ? all.filter((bench) => names.some((name) => isNamed(bench, name))) : all;
const chosen = words.includes('--postgres') ? named.filter(({ uses }) => uses.includes('PostgreSQL')) : named;

const machine = openMachine({ hasPostgres: !words.includes('--embedded') });
process.once('SIGINT', () => void machine.close().finally(() => process.exit(130)));
/** @type {Ran[]} */
const ran = [];
try {
  const queue = [...chosen];
  // With tiny counts nothing is timed: two go side by side, the one from the front and the other from the back.
  if (tiny) await Promise.all([runAll(() => queue.shift()), runAll(() => queue.pop())]);
  else await runAll(() => queue.shift());
} finally {
  await machine.close();
}
if (words.includes('--write'))
  await keep(
    ran.flatMap(({ bench, result }) => (result ? [{ bench, result }] : [])),
    all,
  );
console.log(summary(ran));
process.exit(ran.some(failed) ? 1 : 0);

/** @param {Bench} bench @param {string} name */
function isNamed({ key, id }, name) {
  return name.toUpperCase() === id || name.toLowerCase() === key;
}

/** One after the other. @param {() => Bench | undefined} next */
async function runAll(next) {
  for (let bench = next(); bench; bench = next()) {
    const one = await runOne(bench);
    ran.push(one);
    if ((!tiny || names.length > 0) && one.result)
      console.log(sectionOf(bench, one.result, tiny ? 'Tiny counts: only what is exact says something' : undefined));
    if (one.error) console.error(`${bench.id} ${bench.key} could not run:`, one.error);
  }
}

/** @param {Bench} bench @returns {Promise<Ran>} */
async function runOne(bench) {
  const from = performance.now();
  const [loadBefore = 0] = loadavg();
  const seconds = () => (performance.now() - from) / 1000;
  try {
    const counts = bench.counts[size] ?? bench.counts.full;
    const rows = await bench.run({ counts, machine });
    return { bench, seconds: seconds(), result: { rows, ...(await surroundings(bench, machine, loadBefore)) } };
  } catch (error) {
    if (!(error instanceof NotMeasured)) return { bench, seconds: seconds(), error };
    const rows = [{ label: 'all', missing: error.message }];
    return { bench, seconds: seconds(), result: { rows, ...(await surroundings(bench, machine, loadBefore)) } };
  }
}

/** @param {Ran} one */
function failed({ result, error }) {
  return error !== undefined || (tiny && result !== undefined && broken(result.rows).length > 0);
}

/** One line for each bench: whether its limits are met, and what is over them. @param {readonly Ran[]} every */
function summary(every) {
  const sorted = all.flatMap((bench) => every.filter((one) => one.bench === bench));
  const lines = sorted.flatMap((one) => {
    const [what, ...details] = outcome(one);
    return [
      `${one.bench.key.padEnd(24)} ${`${one.seconds.toFixed(1)} s`.padStart(8)}  ${what}`,
      ...details.map((line) => `    ${line}`),
    ];
  });
  return ['', ...lines, ''].join('\n');
}

/** @param {Ran} one @returns {string[]} */
function outcome({ result, error }) {
  if (!result) return ['could not run', String(error instanceof Error ? error.message : error)];
  if (!tiny) return [statusOf(result.rows), ...shortfalls(result.rows)];
  const worse = broken(result.rows);
  const missing = result.rows
    .filter((row) => row.missing !== undefined)
    .map(({ label, missing: why }) => `${label}: ${why}`);
  return worse.length > 0 ? ['broken', ...worse] : [missing.length > 0 ? 'runs in part' : 'runs', ...missing];
}
