// @ts-check
/**
 * `node declarations.mjs`, in a package's folder: the declarations of what the package exports, beside its scripts.
 * The type check has written them already (`tsc -b`, one for each source file); here they are found from the entries
 * on, and each import names its file, for `import` in `.d.ts` and for `require` in `.d.cts`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { mustRun, root } from './workspace.mjs';

const folder = process.cwd();
const checked = join(root, '.cache', 'types', basename(folder), relative(root, folder), 'src');
const output = join(folder, 'dist');
/** `from './tokens'`, `import('./tokens')`, `import './tokens'`. */
const specifier = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

await mustRun('tsc', ['-b', join(folder, 'tsconfig.check.json')]);
/** @type {Map<string, string>} */
const found = new Map();
for (const entry of await entries()) await follow(entry);
await Promise.all([...found.keys()].flatMap((file) => [write(file, 'js'), write(file, 'cjs')]));

/** What `exports` names, as files below `src` without an ending. @returns {Promise<string[]>} */
async function entries() {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const typed = Object.values(exports).filter((entry) => typeof entry?.import?.types === 'string');
  return typed.map(({ import: { types } }) => types.replace(/^\.\/dist\//, '').replace(/\.d\.ts$/, ''));
}

/** @param {string} file @returns {Promise<void>} */
async function follow(file) {
  if (found.has(file)) return;
  const words = await readFile(declared(file), 'utf8');
  found.set(file, words);
  for (const [, , , to = ''] of words.matchAll(specifier)) await follow(target(file, to));
}

/** The file that a relative import leads to, below `src` and without an ending. @param {string} from @param {string} to */
function target(from, to) {
  const path = join(dirname(from), to);
  return existsSync(declared(path)) ? path : join(path, 'index');
}

/** @param {string} file */
function declared(file) {
  return join(checked, `${file}.d.ts`);
}

/** @param {string} file @param {'js' | 'cjs'} ending */
async function write(file, ending) {
  const words = found.get(file) ?? '';
  const named = words.replace(specifier, (_, before, quote, to) => {
    const path = relative(dirname(file), target(file, to)).replaceAll('\\', '/');
    return `${before}${quote}${path.startsWith('.') ? '' : './'}${path}.${ending}${quote}`;
  });
  const path = join(output, `${file}.d.${ending === 'js' ? 'ts' : 'cts'}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, named);
}
