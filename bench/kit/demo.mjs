// @ts-check
/** The demo, loaded by the built server itself, and kept until the server is another one or the day is over. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/workspace.mjs';

const cache = join(root, '.cache', 'bench-demo');

/**
 * Fills a folder: from what was kept, or by work whose result is then kept.
 * @param {string} name of what is kept
 * @param {string} folder empty
 * @param {() => Promise<void>} fill
 */
export async function filledOnce(name, folder, fill) {
  const place = join(cache, name);
  const key = join(place, await keyOf());
  if (!existsSync(key)) {
    await fill();
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { recursive: true });
    // Complete or not there, whoever ends this process.
    await copyFolder(folder, `${key}.part`);
    await rename(`${key}.part`, key);
    return;
  }
  await copyFolder(`${key}/.`, folder);
}

/** The demo ends with the day before, where it is loaded. */
async function keyOf() {
  const built = await readFile(join(root, '.cache', 'built-pest-server'), 'utf8');
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
  return `${day}-${built.slice(0, 16)}`;
}

/** With owners and rights, which PostgreSQL looks at. @param {string} from @param {string} to */
export async function copyFolder(from, to) {
  await promisify(execFile)('cp', ['-a', from, to]);
}
