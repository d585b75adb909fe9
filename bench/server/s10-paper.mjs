// @ts-check
import { readFile, stat } from 'node:fs/promises';
import { people } from '../kit/server.mjs';
import { serverPackageFile } from '../kit/server-packages.mjs';
import { blankGlyphs, packed, pageSizes, textOf } from './pdf-pages.mjs';
import { printableReports } from './reports.mjs';

export const title =
  'A report’s PDF: its bytes, its text, its glyphs; where a seal’s keyword is found in the contracts of tests/fixtures/pdf';
export const uses = ['pdfmake', 'pdfjs-dist'];

/** Share of the font's file; strings, glyphs; percent of the keywords of `expected.csv`; points. */
export const limits = { size: 0.01, missing: 0, blank: 0, found: 100, off: 10 };

export const counts = { full: { reports: 3, pages: 10, contracts: 20 }, tiny: { reports: 1, pages: 1, contracts: 1 } };
/** @typedef {typeof counts.full} Counts */

const fontFile = serverPackageFile('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const fixtures = new URL('../../tests/fixtures/pdf/', import.meta.url);

/** @typedef {import('../kit/server.mjs').Server} Server */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const server = await machine.reader('embedded');
  const token = await server.signIn(people.administrator);
  return [...(await reportRows(server, token, counts)), ...(await keywordRows(server, token, counts.contracts))];
}

/** @param {Server} server @param {string} token @param {Counts} counts */
async function reportRows(server, token, { reports, pages }) {
  const sum = { largest: 0, strings: 0, missing: 0, looked: 0, blank: 0 };
  for (const { id, print } of await printableReports(server, token, reports)) {
    const report = await server.call('GET', `/api/v-task-report-data/detail/${id}`, { token });
    const bytes = new Uint8Array(await (await fetch(await print())).arrayBuffer());
    const text = await textOf(bytes);
    const strings = [...new Set(stringsOf(report))];
    const glyphs = await blankGlyphs(bytes, pages);
    sum.largest = Math.max(sum.largest, bytes.length);
    sum.strings += strings.length;
    sum.missing += strings.filter((string) => !text.includes(packed(string))).length;
    sum.looked += glyphs.looked;
    sum.blank += glyphs.blank;
  }
  const font = (await stat(fontFile)).size;
  const sizes = `${Math.round(sum.largest / 1000)} kB beside ${Math.round(font / 1000)} kB`;
  return [
    {
      label: `largest report with its pictures, beside the font (${sizes})`,
      value: sum.largest / font,
      unit: '×',
      most: limits.size,
    },
    {
      label: `strings that do not come back, of ${sum.strings}`,
      value: sum.missing,
      most: limits.missing,
      exact: true,
    },
    { label: `blank glyphs of ${sum.looked}`, value: sum.blank, most: limits.blank, exact: true },
  ];
}

/** Codes of devices and everything in Chinese that a report says. @param {unknown} value @returns {string[]} */
function stringsOf(value) {
  if (typeof value === 'string')
    return value.split('\n').filter((line) => /\p{Script=Han}|^[A-Z]{2}\d{4}$/u.test(line));
  if (typeof value !== 'object' || value === null) return [];
  // What is written in both languages is printed in one.
  return Object.entries(value).flatMap(([key, part]) => (key === 'en' ? [] : stringsOf(part)));
}

/** @param {Server} server @param {string} token @param {number} contracts */
async function keywordRows(server, token, contracts) {
  const lines = (await readFile(new URL('expected.csv', fixtures), 'utf8')).trim().split('\n').slice(1);
  const all = lines.map(caseOf).filter(({ keyword }) => keyword !== '');
  const files = [...new Set(all.map(({ file }) => file))].slice(0, contracts);
  // A PNG in spite of its name: the picture of a seal.
  const image = await upload(server.site, token, 'bad_png_named_pdf.pdf', 'image/png');
  let [asked, found, off] = [0, 0, 0];
  for (const name of files) {
    const file = await upload(server.site, token, name, 'application/pdf');
    for (const one of all.filter((each) => each.file === name)) {
      const outcome = await lookFor(server, token, one, { file, image });
      asked += 1;
      if (outcome.asExpected) found += 1;
      off = Math.max(off, ...outcome.off);
    }
  }
  return [
    {
      label: `keywords found as expected.csv says, of ${asked}`,
      value: (found / asked) * 100,
      unit: '%',
      least: limits.found,
      exact: true,
    },
    { label: 'farthest from its place', value: off, unit: 'pt', most: limits.off, exact: true },
  ];
}

/** @typedef {{ file: string, keyword: string, page: number, left: number, tops: number[][], expected: string }} Case */

/** @param {string} line @returns {Case} */
function caseOf(line) {
  const [file = '', , , , keyword = '', page = '', x = '', y = '', ...rest] = line.split(',');
  return {
    file,
    keyword,
    page: Number(page),
    left: Number(/[\d.]+/.exec(x)?.[0] ?? Number.NaN),
    tops: y
      .split(' and ')
      .filter((each) => each !== '')
      .map((each) => each.split('-').map(Number)),
    expected: rest.join(','),
  };
}

/**
 * Asks as the form of a contract does, before it is submitted.
 * @param {Server} server @param {string} token @param {Case} asked @param {{ file: string, image: string }} uploaded
 */
async function lookFor({ call, ask }, token, asked, { file, image }) {
  const body = { title: `${asked.file} ${asked.keyword}`.slice(0, 50), image, keyword: asked.keyword };
  const { id } = await call('POST', '/api/v-seal/add', { token, body });
  const answer = await ask('GET', `/api/v-contract/places?${new URLSearchParams({ file, sealId: id })}`, { token });
  if (/^no hit/.test(asked.expected)) return { asExpected: answer.code === 4001 && answer.msg !== '', off: [] };
  const sizes = await pageSizes(await readFile(new URL(asked.file, fixtures)));
  /** @type {{ page: number, x: number, y: number }[]} */
  const places = answer.data?.places ?? [];
  const off = places.map((place) => distance(asked, place, sizes[place.page - 1]));
  const right =
    places.length === hits(asked.expected, places.length) &&
    (!asked.page || places.some(({ page }) => page === asked.page));
  return { asExpected: right && off.every((each) => each <= limits.off), off };
}

/** How many there must be. @param {string} expected @param {number} found */
function hits(expected, found) {
  const words = { one: 1, two: 2, three: 3 };
  for (const [word, number] of Object.entries(words)) if (expected.startsWith(`${word} hit`)) return number;
  return expected.startsWith('many hits') ? Math.max(2, found) : Number.NaN;
}

/**
 * Points between the middle of a seal and that of its keyword, as far as the table says where that is: the left edge and
 * top of its box, 1.44 times as high as its letters are wide.
 * @param {Case} asked @param {{ x: number, y: number }} place @param {{ width: number, height: number } | undefined} size
 */
function distance({ keyword, left, tops }, place, size = { width: Number.NaN, height: Number.NaN }) {
  if (tops.length === 0) return 0;
  const distances = tops.map(([top = 0, bottom = top]) => {
    const y = place.y * size.height - (top + bottom) / 2;
    const middle = left + (keyword.length * (bottom - top)) / 1.44 / 2;
    return Math.hypot(Number.isNaN(left) ? 0 : place.x * size.width - middle, y);
  });
  return Math.min(...distances);
}

/** @param {string} site @param {string} token @param {string} fixture @param {string} type @returns {Promise<string>} */
async function upload(site, token, fixture, type) {
  const form = new FormData();
  const bytes = await readFile(new URL(fixture, fixtures));
  form.append('file', new Blob([Uint8Array.from(bytes)], { type }), `upload.${type.split('/')[1]}`);
  const answer = await fetch(`${site}/api/upload/file`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  const { code, msg, data } = await answer.json();
  if (code !== 0) throw new Error(`The upload of ${fixture} was refused: ${msg}`);
  return data.fullurl;
}
