// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const title = 'Board, table and CSV of many devices with ties, beside a plain recount of the rows';

/** Rows that differ. */
export const limits = { differing: 0 };

export const counts = { full: { devices: 10_000 }, tiny: { devices: 10_000 } };
/** @typedef {typeof counts.full} Counts */

const places = 10;
/** The words of the export do not matter here: codes and figures do. */
const words = {
  t: (/** @type {string} */ key) => key,
  number: String,
  signed: String,
  percent: String,
  type: (/** @type {{ type: string }} */ point) => point.type,
  change: () => '',
  species: () => [],
  unit: '',
};

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts: { devices } }) {
  const { heatCsv, heatFigures, rankByActivity, readingsOf, sortFigures } = await pieces();
  const points = rowsWithTies(devices);
  const figures = heatFigures(readingsOf(points, { of: () => ({}) }), 'count');
  const expected = [...points].sort((a, b) => b.value - a.value || (a.code < b.code ? -1 : 1));
  const told = (/** @type {readonly { code: string, value: number }[]} */ rows) =>
    rows.map(({ code, value }) => `${code} ${value}`);
  const csv = heatCsv(figures, words, words.t, null)
    .split('\r\n')
    .slice(1)
    .map((/** @type {string} */ line) => line.split(','))
    .map((/** @type {string[]} */ cells) => `${cells[0]} ${cells[3]}`);
  const table = sortFigures(figures, { key: 'value', descending: true });
  return [
    rowOf('board', told(rankByActivity(figures, places)), told(expected.slice(0, places))),
    rowOf(`table of ${devices}`, told(table), told(expected)),
    rowOf(`CSV of ${devices}`, csv, told(expected)),
  ];
}

/** @param {string} where @param {readonly string[]} found @param {readonly string[]} expected */
function rowOf(where, found, expected) {
  return {
    label: `${where}, rows that differ`,
    value: differing(found, expected),
    most: limits.differing,
    exact: true,
  };
}

/** Counts 0 to 9 over all devices, handed over out of order. @param {number} devices */
function rowsWithTies(devices) {
  return Array.from({ length: devices }, (_, index) => {
    const number = (index * 7_919) % devices;
    const code = `MT-${String(number).padStart(5, '0')}`;
    return {
      deviceId: code,
      code,
      type: 'mouseTrap',
      x: 0,
      y: 0,
      value: number % 10,
      previous: 0,
      checked: true,
      checks: 1,
      deviceDays: 7,
      species: [],
    };
  });
}

/**
 * @param {readonly string[]} found
 * @param {readonly string[]} expected
 */
function differing(found, expected) {
  return Math.abs(found.length - expected.length) + found.filter((row, index) => row !== expected[index]).length;
}

async function pieces() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('pages/heat-exact.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@pest/source'],
    write: false,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}
