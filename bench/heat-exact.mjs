// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const devices = 10_000;
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

/** B3: board, table and CSV of 10,000 devices with many ties, against a plain recount of the rows. */
export async function run() {
  const { heatCsv, heatFigures, rankByActivity, readingsOf, sortFigures } = await pieces();
  const points = rowsWithTies();
  const figures = heatFigures(readingsOf(points, { of: () => ({}) }), 'count');
  const expected = [...points].sort((a, b) => b.value - a.value || (a.code < b.code ? -1 : 1));
  const told = (/** @type {readonly { code: string, value: number }[]} */ rows) =>
    rows.map(({ code, value }) => `${code} ${value}`);
  const csv = heatCsv(figures, words, words.t, null)
    .split('\r\n')
    .slice(1)
    .map((/** @type {string} */ line) => line.split(','));
  const rows = [
    {
      label: 'board',
      value: differing(told(rankByActivity(figures, places)), told(expected.slice(0, places))),
      unit: 'rows differ',
    },
    {
      label: 'table',
      value: differing(told(sortFigures(figures, { key: 'value', descending: true })), told(expected)),
      unit: 'rows differ',
    },
    {
      label: 'CSV',
      value: differing(
        csv.map((/** @type {string[]} */ cells) => `${cells[0]} ${cells[3]}`),
        told(expected),
      ),
      unit: 'rows differ',
    },
  ];
  return {
    id: 'B3',
    title: `Board, table and CSV of ${devices} devices with ties`,
    rows,
    reach: '0 differing rows',
    met: rows.every(({ value }) => value === 0),
  };
}

/** Counts 0 to 9 over all devices, handed over out of order. */
function rowsWithTies() {
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
    entryPoints: [fileURLToPath(new URL('heat-exact.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@pest/source'],
    write: false,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
}
