// @ts-check
/**
 * `npm run count`: how many lines the packages have outside of tests and stories, a row for each room. Lines of code (no
 * blank one, no comment) stand by kind, because a language more or a page of demo data is no house that grew; `lines` is
 * the files as they are. `--check` fails where code is more than 5 % above that of the last release
 * (`scripts/counted.json`), and where a stylesheet is longer than anybody reads at once; `--record` writes today's there,
 * at a release.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** @typedef {'code' | 'words' | 'styles' | 'generated' | 'demo' | 'lines'} Kind */
/** @typedef {Record<Kind, number>} Count */

/** @type {readonly Kind[]} */
const kinds = ['code', 'words', 'styles', 'generated', 'demo', 'lines'];
const recordFile = join(root, 'scripts/counted.json');
const tolerance = 1.05;
const stylesheetLimit = 250;
/** Catalogues, and texts that are read as they stand. */
const isWords =
  /(\.messages|-words|\/vocabulary|\/languages\/es|\/permission-tree|\/privacy-notice|\/terms-of-use|\/service-agreement)\.ts$/;

/** @type {Map<string, Count>} */
const rooms = new Map();
/** @type {string[]} */
const longStylesheets = [];
for (const path of sources()) {
  const text = await readFile(join(root, path), 'utf8');
  const room = roomOf(path);
  const count = rooms.get(room) ?? none();
  rooms.set(room, count);
  for (const [kind, lines] of countIn(path, text)) count[kind] += lines;
  if (kindOf(path) === 'styles' && linesIn(text) > stylesheetLimit) longStylesheets.push(`${path}: ${linesIn(text)}`);
}
const packages = [...new Set([...rooms.keys()].map(packageOf))].sort();
const byPackage = Object.fromEntries(
  packages.map((name) => [name, sum([...rooms].filter(([room]) => packageOf(room) === name))]),
);
const total = sum(Object.entries(byPackage));

if (process.argv.includes('--record')) await record();
else if (process.argv.includes('--check')) await check();
else print();

/** What git knows, so that nothing built is counted. */
function sources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isTest = /\.test\.|\.stories\.|\/(testing|stories-data)\//;
  return listed.split('\n').filter((path) => /\/src\/.*\.(ts|tsx|css)$/.test(path) && !isTest.test(path));
}

/** `pest-portal/areas`; a file beside the folders is in the package's own room. @param {string} path */
function roomOf(path) {
  const [, name = '', , folder = '', ...inside] = path.split('/');
  return inside.length > 0 ? `${name}/${folder}` : name;
}

/** @param {string} room */
function packageOf(room) {
  return room.split('/')[0] ?? room;
}

/** @param {string} path @param {string} text @returns {[Kind, number][]} */
function countIn(path, text) {
  const code = codeLines(text);
  const kind = kindOf(path);
  const styles = kind === 'code' ? styleLines(text) : 0;
  return [
    [kind, code - styles],
    ['styles', styles],
    ['lines', linesIn(text)],
  ];
}

/** @param {string} text */
function linesIn(text) {
  return text.split('\n').length - 1;
}

/** @param {string} path @returns {Kind} */
function kindOf(path) {
  if (path.includes('/generated/') || path.startsWith('packages/pest-sdk/src/rights/')) return 'generated';
  if (path.startsWith('packages/pest-server/src/demo/')) return 'demo';
  if (isWords.test(path)) return 'words';
  if (/([.-]styles?\.ts|\.css)$/.test(path)) return 'styles';
  return 'code';
}

/** Lines with more on them than blanks and comments. @param {string} text */
function codeLines(text) {
  const withoutComments = text.replace(/^\s*\{?\/\*[\s\S]*?\*\/\}?/gm, '').replace(/^\s*\/\/.*$/gm, '');
  return withoutComments.split('\n').filter((line) => line.trim() !== '').length;
}

/** Lines of CSS in tagged templates. @param {string} text */
function styleLines(text) {
  const tagged = /(?:\bstyled[.(<]|\bcss\b|\bkeyframes\b|\bcreateGlobalStyle\b)[^`;=]*`/g;
  let lines = 0;
  for (let found = tagged.exec(text); found; found = tagged.exec(text)) {
    const end = endOfTemplate(text, tagged.lastIndex);
    lines += codeLines(text.slice(found.index, end));
    tagged.lastIndex = end;
  }
  return lines;
}

/** Where the template ends that begins at a place; what is put into it may have templates of its own. @param {string} text @param {number} start @returns {number} */
function endOfTemplate(text, start) {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '`') return at + 1;
    if (text.startsWith('${', at)) at = endOfPlaceholder(text, at + 2) - 1;
  }
  return text.length;
}

/** @param {string} text @param {number} start @returns {number} */
function endOfPlaceholder(text, start) {
  for (let at = start, depth = 1; at < text.length; at += 1) {
    if (text[at] === '`') at = endOfTemplate(text, at + 1) - 1;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function print() {
  const rows = packages.flatMap((name) => [
    ...[...rooms].filter(([room]) => packageOf(room) === name).sort(([one], [other]) => (one < other ? -1 : 1)),
    /** @type {const} */ ([`${name}, whole`, byPackage[name] ?? none()]),
  ]);
  const width = Math.max(...rows.map(([room]) => room.length));
  console.log(['room'.padEnd(width), ...kinds.map((kind) => kind.padStart(10))].join(''));
  for (const [room, count] of [...rows, /** @type {const} */ (['all', total])]) {
    console.log([room.padEnd(width), ...kinds.map((kind) => String(count[kind]).padStart(10))].join(''));
  }
}

/** @param {readonly (readonly [string, Count])[]} counts @returns {Count} */
function sum(counts) {
  const all = none();
  for (const [, count] of counts) for (const kind of kinds) all[kind] += count[kind];
  return all;
}

/** @returns {Count} */
function none() {
  return { code: 0, words: 0, styles: 0, generated: 0, demo: 0, lines: 0 };
}

function codeNow() {
  const code = Object.entries({ ...byPackage, all: total }).map(([name, count]) => [name, count.code]);
  return /** @type {Record<string, number>} */ (Object.fromEntries(code));
}

async function record() {
  await writeFile(recordFile, `${JSON.stringify({ code: codeNow() }, null, 2)}\n`);
}

async function check() {
  /** @type {{ code: Record<string, number> }} */
  const { code } = JSON.parse(await readFile(recordFile, 'utf8'));
  const grown = Object.entries(codeNow()).filter(([name, lines]) => lines > (code[name] ?? 0) * tolerance);
  for (const [name, lines] of grown) {
    console.error(`${name}: ${lines} lines of code, ${code[name] ?? 0} at the last release and 5 % more at most.`);
  }
  if (grown.length > 0) console.error('`npm run count` says where they are.');
  for (const file of longStylesheets) {
    console.error(`${file} lines, ${stylesheetLimit} at most: a stylesheet lies beside the component that it styles.`);
  }
  process.exitCode = grown.length + longStylesheets.length > 0 ? 1 : 0;
}
