// @ts-check
/**
 * `node cjs-types.mjs <folder>`: declarations for `require`, beside those for `import`. They say the same but for the
 * names of the files that they lead to, and to bundle them a second time takes as long as the first.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [folder = 'dist'] = process.argv.slice(2);
/** `from './tokens.js'`, `import('./tokens.js')`, `import './tokens.js'`. */
const relative = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.js\2/g;

const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
await Promise.all(
  names.map(async (name) => {
    const words = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name.replace(/\.ts$/, '.cts')), words.replace(relative, '$1$2$3.cjs$2'));
  }),
);
