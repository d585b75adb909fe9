// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const folder = join(root, '.cache', 'transformed');

/**
 * Where Vitest keeps what it made of each file, for its next run. It knows a file by what is in it, and keeps with it
 * where its imports lie: once a file comes, goes or moves, it begins anew in a folder of another name.
 */
export function transformedFiles() {
  const sources = readdirSync(join(root, 'packages')).flatMap((name) => namesIn(join(root, 'packages', name, 'src')));
  const name = createHash('sha256').update(sources.sort().join('\n')).digest('hex').slice(0, 16);
  const old = existsSync(folder) ? readdirSync(folder).filter((one) => one !== name) : [];
  for (const one of old) rmSync(join(folder, one), { recursive: true, force: true });
  return join(folder, name);
}

/** @param {string} place */
function namesIn(place) {
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  return names.map((name) => join(place, name));
}
