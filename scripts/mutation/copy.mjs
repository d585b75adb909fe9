// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.mjs';

const exec = promisify(execFile);

/**
 * The tracked files as they are now, with the packages' links leading to the copy's own: what is broken on purpose is
 * broken there.
 * @param {string} name
 * @returns {Promise<string>} its folder
 */
export async function copyOfSources(name) {
  const copy = join(root, '.cache', name);
  await rm(copy, { recursive: true, force: true });
  const { stdout } = await exec('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').filter((file) => file !== '' && !/^(examples|docs|bench)\//.test(file));
  for (const file of files) {
    if (!existsSync(join(root, file))) continue;
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  await linkModules(copy, 'node_modules');
  for (const name of await readdir(join(root, 'packages')))
    await linkModules(copy, join('packages', name, 'node_modules'));
  return copy;
}

/**
 * @param {string} copy
 * @param {string} place
 */
async function linkModules(copy, place) {
  if (!existsSync(join(root, place))) return;
  await mkdir(join(copy, place), { recursive: true });
  for (const name of await readdir(join(root, place))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const own = join(copy, 'packages', name);
    await symlink(existsSync(own) ? own : join(root, place, name), join(copy, place, name), 'junction');
  }
}
