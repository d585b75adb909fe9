// @ts-check
/**
 * What the documentation names must be there: files and folders by their path or the end of it, exports of packages,
 * scripts of `package.json`, headings that a link leads to.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { root } from './workspace.mjs';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, maxBuffer: 1 << 24 })
  .toString()
  .split('\n')
  .filter(Boolean);
const pages = tracked.filter((file) =>
  /^(?:docs\/[^/]+|packages\/[^/]+\/README|examples\/.*README|README|CONTRIBUTING)\.md$/.test(file),
);
/** @type {(file: string) => Promise<{ scripts?: Record<string, string>, name?: string, exports?: Record<string, unknown> }>} */
const json = async (file) => JSON.parse(await readFile(join(root, file), 'utf8'));
const { scripts = {} } = await json('package.json');
const manifests = await Promise.all(tracked.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file)).map(json));
const exported = manifests.flatMap(({ name = '', exports = {} }) =>
  Object.keys(exports).map((path) => name + path.slice(1)),
);
/** Of the hosts and installations that the pages speak of. */
const elsewhere = ['pest-token.mjs', 'french-words.ts', 'src/App.tsx', 'node_modules/pest-ui/dist/browser/', 'pest/'];
/** Each file and folder, from its name to its whole path. */
const known = new Set(tracked.flatMap(endsOf));

const wrong = (await Promise.all(pages.map(wrongIn))).flat();
for (const line of wrong) console.error(line);
if (wrong.length > 0) console.error(`${wrong.length} names in the documentation lead nowhere.`);
process.exit(wrong.length === 0 ? 0 : 1);

/** @param {string} file */
function endsOf(file) {
  const parts = file.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1));
  return paths.flatMap((path) => path.map((_, index) => path.slice(index).join('/')));
}

/** @param {string} page @returns {Promise<string[]>} */
async function wrongIn(page) {
  const text = await readFile(join(root, page), 'utf8');
  const outsideCode = text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''));
  return [
    ...[...outsideCode.matchAll(/`([^`\n]+)`/g)].filter(([, span = '']) => !isThere(span)),
    ...[...outsideCode.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].filter(
      ([, link = '']) => !known.has(normalize(join(dirname(page), link)).replace(/\/$/, '')),
    ),
    // What the registry shows links to the repository by its address.
    ...[...outsideCode.matchAll(/\]\(https:\/\/github\.com\/pest-portal\/pest-portal\/blob\/main\/([^)#\s]+)/g)].filter(
      ([, link = '']) => !known.has(link),
    ),
  ].map((match) => `${page}:${text.slice(0, match.index).split('\n').length} ${match[1]}`);
}

/** What is no path and no script is not looked at. @param {string} span */
function isThere(span) {
  const script = /^npm run (?:-s )?([\w:-]+)/.exec(span)?.[1];
  if (script !== undefined) return script in scripts;
  if (!isPath(span) || elsewhere.includes(span)) return true;
  const said = span.replace(/^\.\//, '').replace(/\/$/, '');
  if (exported.includes(said)) return true;
  // A package is left out of its own path: `server/areas/stock`, `pest-server/areas/stock`.
  const path = said.replace(/^(?:pest-)?(sdk|ui|portal|server)\/(?!src\/)/, 'pest-$1/src/');
  if (!/[*<{]/.test(path)) return known.has(path);
  const pattern = path.split(/(\*+|<[^>]+>|\{[^}]+\})/).map((part, index) => (index % 2 ? '[^/]*' : escaped(part)));
  const any = new RegExp(`^${pattern.join('')}$`);
  return [...known].some((one) => any.test(one));
}

/** A path has a slash or an extension of ours, and neither begins at a server nor names a type of content. @param {string} span */
function isPath(span) {
  if (!/^[\w.@*<{}>,-]+(?:\/[\w.@*<{}>,-]*)*$/.test(span) || /^@[\w-]+\//.test(span)) return false;
  if (/^(?:application|image|text|multipart|audio|video)\//.test(span)) return false;
  return (
    /\.(?:tsx?|mjs|json|md|yml|tsv)$/.test(span) ||
    /^(?:packages|scripts|tests|docs|bench|examples|pest-(?:sdk|ui|portal|server))\//.test(span) ||
    /^[\w.-]+(?:\/[\w.*<>-]+)*\/$/.test(span)
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.+?^$()|[\]\\]/g, '\\$&');
}
