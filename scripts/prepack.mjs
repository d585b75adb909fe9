// @ts-check
/**
 * `prepack` of each published package: a tarball is made only from what today's sources built, and takes along the pages
 * of `docs/` that its `files` name, with links to what is not in the package led to the repository.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
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
  const text = await readFile(join(root, file), 'utf8');
  await writeFile(join(folder, file), text.replace(/(?<=\]\()(?!https?:|#)[^)#]+/g, ledOut));
}

/** @param {string} link of a page of `docs/` */
function ledOut(link) {
  const target = normalize(join('docs', link));
  return files.includes(target) ? link : `https://github.com/pest-portal/pest-portal/blob/main/${target}`;
}
