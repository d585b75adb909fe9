// @ts-check
/**
 * `prepack` of each published package: a tarball is made only from what today's sources built, and takes along the pages
 * of `docs/` that its `files` name.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isBuilt, products, root } from './workspace.mjs';

const folder = process.cwd();
const product = Object.values(products).find(({ name }) => name === basename(folder));
if (!product || !(await isBuilt(product))) {
  console.error(`${basename(folder)} is not built from the sources that are here: run \`npm run build\` first.`);
  process.exit(1);
}
/** @type {{ files: readonly string[] }} */
const { files } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
for (const file of files.filter((name) => name.startsWith('docs/') && existsSync(join(root, name)))) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await copyFile(join(root, file), join(folder, file));
}
