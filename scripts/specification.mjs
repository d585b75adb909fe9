// @ts-check
/**
 * Each sentence of docs/specification.md names tests that there are, or the reading that explains it. Another page can
 * be named.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './workspace.mjs';

const [named = 'docs/specification.md'] = process.argv.slice(2);
const page = readFileSync(resolve(root, named), 'utf8');
/** @type {Map<string, string>} */
const files = new Map();
const rows = page.split('\n').flatMap((line) => {
  const cells = line.split(' | ');
  const number = /^\| (\d+\.\d+)$/.exec(cells[0] ?? '')?.[1];
  if (number === undefined) return [];
  const [, sentence = '', ...held] = cells;
  return [
    {
      number,
      sentence: sentence.trim(),
      held: held
        .join(' | ')
        .replace(/\|\s*$/, '')
        .trim(),
    },
  ];
});
const faults = rows.flatMap((row, at) => {
  const twice = rows.findIndex(({ number }) => number === row.number) !== at;
  const said = twice ? [...faultsOf(row), 'its number is given twice'] : faultsOf(row);
  return said.map((fault) => `${named} ${row.number}: ${fault}`);
});
if (rows.length === 0) faults.push(`${named} has no sentence.`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/**
 * @param {{ sentence: string, held: string }} row
 * @returns {string[]}
 */
function faultsOf({ sentence, held }) {
  if (sentence === '') return ['there is no sentence'];
  if (/^reading: \S/.test(held)) return [];
  const tests = [...held.matchAll(/`([^`]+?) › ([^`]+)`/g)];
  if (tests.length === 0) return ['neither a test nor a reading'];
  return tests.flatMap(([, file = '', title = '']) => {
    const text = textOf(file);
    if (text === null) return [`there is no test file ${file}`];
    return hasTest(text, title) ? [] : [`${file} has no test “${title}”`];
  });
}

/** @param {string} file */
function textOf(file) {
  const known = files.get(file);
  if (known !== undefined) return known;
  const path = join(root, file);
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  files.set(file, text);
  return text;
}

/**
 * Whether a test's title begins so. A table's title follows the closing bracket of its rows.
 * @param {string} text
 * @param {string} title
 */
function hasTest(text, title) {
  const begin = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:\\b(?:test|it|describe)(?:\\.\\w+)*|\\))\\(\\s*['"\`]${begin}`).test(text);
}
