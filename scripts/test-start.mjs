// @ts-check
/**
 * `node scripts/test-start.mjs [node …]`: `npm start` by each version of Node that is named, or by this one. The demo is
 * there, a call is answered, and no tool says a word of its own: no deprecation, no experiment, nothing large.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bench/kit/processes.mjs';
import { answering, signIn } from './demo-server.mjs';
import { ensureBuilt, products, root } from './workspace.mjs';

const warning = /warn|deprecat|experimental|\(node:\d+\)|chunks are larger/i;

await ensureBuilt([products.server, products.portal]);
let failed = 0;
const nodes = process.argv.slice(2);
for (const node of nodes.length > 0 ? nodes : [process.execPath]) {
  const problem = await startedBy(node).catch((/** @type {unknown} */ error) => `${error}`);
  console.log(`${problem === null ? '✓' : '✗'} starts by ${node}${problem === null ? '' : `\n${problem}`}`);
  if (problem !== null) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

/** @param {string} node @returns {Promise<string | null>} what was wrong */
async function startedBy(node) {
  const folder = await mkdtemp(join(tmpdir(), 'pest-start-'));
  const port = await freePort();
  const child = spawn(node, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PEST_DATA_DIR: folder },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const site = `http://localhost:${port}`;
    await Promise.race([
      answering(`${site}/readyz`),
      ended.then(() => Promise.reject(new Error('It ended by itself.'))),
    ]);
    await signIn(site);
    const page = await fetch(site);
    if (!page.ok) return `the page answers ${page.status}`;
    const said = printed.split('\n').filter((line) => warning.test(line));
    return said.length > 0 ? said.join('\n') : null;
  } catch (error) {
    return `${error}\n${printed.slice(-2000)}`;
  } finally {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
