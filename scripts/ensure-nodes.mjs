// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runHeld } from './workspace.mjs';

/** The lines of Node that the server runs on. */
const lines = ['20', '22', '24'];

/**
 * Node in each line that is not the running one's, fetched once from the package registry, 190 MB each.
 * @returns {Promise<{ readonly line: string, readonly path: string }[] | null>} null where one could not be fetched
 */
export async function ensureNodes() {
  const nodes = [];
  for (const line of lines.filter((each) => !isOfLine(process.version, each))) {
    const path = await ensureNode(line);
    if (path === null) return null;
    nodes.push({ line, path });
  }
  return nodes;
}

/**
 * @param {string} line
 * @returns {Promise<string | null>}
 */
async function ensureNode(line) {
  const folder = join(root, '.cache', 'nodes', line);
  const path = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(path)) {
    console.log(`Fetching Node ${line} …`);
    await mkdir(folder, { recursive: true });
    await runHeld('npm', ['install', '--prefix', folder, '--no-save', '--no-package-lock', `node@${line}`]);
  }
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return isOfLine(stdout ?? '', line) ? path : null;
}

/**
 * @param {string} version
 * @param {string} line
 */
function isOfLine(version, line) {
  return version.startsWith(`v${line}.`);
}
