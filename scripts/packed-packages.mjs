// @ts-check
/** The published packages as a stranger would find them: each is packed once, and read by publint and Are the types wrong? */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, products, root, runHeld } from './workspace.mjs';

/** @typedef {{ entrypoint?: string }} Problem */

await ensureBuilt([products.sdk, products.ui]);
const folder = await mkdtemp(join(tmpdir(), 'pest-packed-'));
try {
  for (const name of ['pest-sdk', 'pest-ui']) await checkPackage(join(root, 'packages', name));
} finally {
  await rm(folder, { recursive: true });
}

/** @param {string} place */
async function checkPackage(place) {
  const packed = await printed(
    'npm',
    ['pack', '--json', '--foreground-scripts=false', '--loglevel=error', '--pack-destination', folder],
    place,
  );
  const tarball = join(folder, JSON.parse(packed)[0].filename);
  await printed('publint', ['--strict', tarball]);
  // It tells what it ignores as well: one reading answers for the subpath entries and for the main one.
  const found = await runHeld('attw', [tarball, '--profile', 'node16', '--format', 'json']);
  if (found.code !== 0 || problemsOf(found.printed).some(({ entrypoint }) => entrypoint === '.')) {
    throw new Error((await runHeld('attw', [tarball])).printed);
  }
}

/**
 * Subpath entries need `exports`, which TypeScript's oldest resolution does not read; the main entry works there too.
 * @param {string} report
 * @returns {Problem[]}
 */
function problemsOf(report) {
  return JSON.parse(report).analysis.problems;
}

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] */
async function printed(command, args, cwd = root) {
  const { code, printed } = await runHeld(command, args, { cwd });
  if (code === 0) return printed;
  throw new Error(`${command} ${args.join(' ')}\n${printed}`);
}
