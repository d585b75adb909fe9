// @ts-check
/** What a bench answers, and how it is judged: by its rows and their limits, never by hand. */

/**
 * @typedef {object} Row one figure, or why there is none
 * @property {string} label
 * @property {number} [value]
 * @property {string} [unit]
 * @property {number} [most] what it may be at most
 * @property {number} [least] what it must be at least
 * @property {boolean} [exact] the same on every machine: held by `--tiny` as well
 * @property {number} [held] of an exact row that does not reach its limit yet: what it must not get beyond meanwhile
 * @property {string} [missing] why it is not measured
 */

/** @typedef {'met' | 'not met' | 'not measured'} Status */

/** This machine has not what a bench needs; the message says what. */
export class NotMeasured extends Error {
  /** @override */
  name = 'NotMeasured';
}

/**
 * The rows of a piece of work, or one row that says why this machine cannot do it.
 * @param {string} label
 * @param {() => Promise<readonly Row[]>} work
 * @returns {Promise<readonly Row[]>}
 */
export async function rowsOr(label, work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    return [{ label, missing: error.message }];
  }
}

/** @param {readonly Row[]} rows @returns {Status} */
export function statusOf(rows) {
  if (rows.some((row) => isOver(row))) return 'not met';
  return rows.some(({ missing }) => missing !== undefined) ? 'not measured' : 'met';
}

/** What is over its limit, and what is missing, in words. @param {readonly Row[]} rows @returns {string[]} */
export function shortfalls(rows) {
  return rows.filter((row) => isOver(row) || row.missing !== undefined).map(inWords);
}

/** Exact rows that got worse than what they are held at. @param {readonly Row[]} rows @returns {string[]} */
export function broken(rows) {
  return rows.filter((row) => row.exact && isOver(row, row.held)).map(inWords);
}

/** @param {Row} row @param {number | undefined} [most] */
function isOver(row, most = row.most) {
  if (row.value === undefined) return false;
  return !(row.value <= (most ?? Number.POSITIVE_INFINITY) && row.value >= (row.least ?? Number.NEGATIVE_INFINITY));
}

/** @param {Row} row */
function inWords(row) {
  if (row.missing !== undefined) return `${row.label}: ${row.missing}`;
  return `${row.label}: ${figureOf(row)} (${limitOf(row)})`;
}

/** @param {Row} row */
export function figureOf({ value, unit = '', missing }) {
  if (value === undefined) return missing ?? '';
  if (!Number.isFinite(value)) return '–';
  return `${rounded(value)} ${unit}`.trim();
}

/** Three digits that count, and every digit of a whole number. @param {number} value */
function rounded(value) {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** @param {Row} row */
export function limitOf({ most, least, unit = '' }) {
  const words = [
    ...(least === undefined ? [] : [`≥ ${least.toLocaleString('en')} ${unit}`]),
    ...(most === undefined ? [] : [`≤ ${most.toLocaleString('en')} ${unit}`]),
  ];
  return words.map((word) => word.trim()).join(', ');
}
