// @ts-check
/** The demo as the built server loads it, kept until the server is another one or the day is over: loading costs more than all else of a start. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspace.mjs';

const cache = join(root, '.cache', 'demo');

/**
 * Fills a folder: from what was kept, or by work whose result is then kept.
 * @param {string} name of what is kept
 * @param {string} folder empty
 * @param {() => Promise<void>} load
 */
export async function fillWithDemo(name, folder, load) {
  const built = await readFile(join(root, '.cache', 'built-pest-server'), 'utf8').catch(() => null);
  // Built by hand: nobody knows from what.
  if (built === null) return load();
  const key = `${name}-${today()}-${built.slice(0, 16)}`;
  const kept = join(cache, key);
  if (existsSync(kept)) return copyFolder(`${kept}/.`, folder);
  await load();
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((entry) => entry.startsWith(`${name}-`) && entry !== key);
  for (const entry of older) await rm(join(cache, entry), { recursive: true, force: true });
  // Whole or not there, whoever ends this process, and whoever loads the same meanwhile.
  const part = join(cache, `part-${process.pid}-${name}`);
  await copyFolder(folder, part);
  await rename(part, kept).catch(() => rm(part, { recursive: true, force: true }));
}

/** The demo ends with the day before, where it is loaded. */
function today() {
  return new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
}

/** With owners and rights, which PostgreSQL looks at. @param {string} from @param {string} to */
export async function copyFolder(from, to) {
  await promisify(execFile)('cp', ['-a', from, to]);
}
