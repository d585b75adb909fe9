// @ts-check
/** Packs what a build wrote, as small as can be, beside the files: the server sends `.br` or `.gz` to who takes it. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are packed already; a source map is read by a developer only. */
const packable = /\.(m?js|css|svg|json|txt)$/;
/** Shorter files gain less than the head of an answer weighs. */
const worthwhileBytes = 1024;

/** @param {string} folder */
async function packFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => packable.test(name)).map((name) => packFile(join(folder, name))));
}

/** @param {string} path */
async function packFile(path) {
  const { size, mtimeMs } = await stat(path);
  if (size < worthwhileBytes) return;
  // Several builds write into one folder, one after the other: what an earlier one packed stays.
  const packed = await stat(`${path}.gz`).catch(() => null);
  if (packed && packed.mtimeMs >= mtimeMs) return;
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** For Vite's build. @returns {import('vite').Plugin} */
export function packedFiles() {
  let folder = '';
  let failed = false;
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    // A build that failed says itself why, and wrote nothing.
    buildEnd: (error) => {
      failed = error !== undefined;
    },
    closeBundle: () => (failed ? undefined : packFolder(folder)),
  };
}
