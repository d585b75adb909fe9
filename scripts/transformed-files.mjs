// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const folder = join(root, '.cache', 'transformed');
/** Longer than a run takes: one that began before the change may still be reading its folder. */
const lastingMs = 60 * 60_000;

/**
 * Where Vitest keeps what it made of each file, for its next run. It knows a file by what is in it, and keeps with it
 * where its imports lie: once a file comes, goes or moves, it begins anew in a folder of another name.
 */
export function transformedFiles() {
  const sources = readdirSync(join(root, 'packages')).flatMap((name) => namesIn(join(root, 'packages', name, 'src')));
  const name = createHash('sha256').update(sources.sort().join('\n')).digest('hex').slice(0, 16);
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  utimesSync(place, new Date(), new Date());
  for (const one of readdirSync(folder)) removeOld(join(folder, one));
  return place;
}

/** @param {string} place */
function removeOld(place) {
  try {
    if (Date.now() - statSync(place).mtimeMs > lastingMs) rmSync(place, { recursive: true, force: true });
  } catch {
    // Another run that begins now has removed it, or is doing so.
  }
}

/** @param {string} place */
function namesIn(place) {
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  return names.map((name) => join(place, name));
}
