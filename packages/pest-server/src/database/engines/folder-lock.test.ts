import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundle } from '../../testing/bundle';
import { FolderInUseError, lockFolder } from './folder-lock';

/** This Node, and the other versions that `npm run test:all` fetches. */
const nodes = [process.execPath, ...(process.env.PEST_TEST_NODES ?? '').split(delimiter)]
  .filter((path) => path !== '')
  .map((path) => ({ path, version: spawnSync(path, ['--version']).stdout.toString().trim() }));
const pairs = nodes.flatMap((holder) => nodes.map((opener) => ({ holder, opener })));
/** A network of its own, and numbers of processes of its own, as each container has. */
const container = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'] as const;
const mayUnshare = spawnSync(container[0], [...container.slice(1), 'true']).status === 0;

let program = '';
let folder = '';
const started: ChildProcess[] = [];

beforeAll(async () => {
  program = fileURLToPath(await bundle(new URL('../../testing/lock-holder.ts', import.meta.url)));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pest-lock-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child);
  await rm(folder, { recursive: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Starts a process that takes the folder, and answers what it says of that. */
async function take(at: string, command: readonly string[]): Promise<{ child: ChildProcess; said: string }> {
  const [name = '', ...words] = [...command, program, at];
  const child = spawn(name, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, said: String(line) };
}

describe.each(pairs)('L1 a folder that Node $holder.version holds', ({ holder, opener }) => {
  test(`is refused to Node ${opener.version} with the holder named, until that is killed`, async () => {
    const held = await take(folder, [holder.path]);
    expect(held.said).toBe(`locked by ${held.child.pid}\n`);
    const refused = await take(folder, [opener.path]);
    expect(refused.said).toContain(`is in use by process ${held.child.pid} `);
    await end(held.child);
    expect((await take(folder, [opener.path])).said).toMatch(/^locked by/);
  });
});

test('L1 a folder is refused across networks and containers of one machine, both ways', async ({ skip }) => {
  skip(!mayUnshare, 'no network of its own can be made here');
  const inside = await take(folder, [...container, process.execPath]);
  expect(inside.said).toMatch(/^locked by/);
  expect((await take(folder, [process.execPath])).said).toContain('is in use by process');
  expect((await take(folder, [...container, process.execPath])).said).toContain('is in use by process');
  await end(inside.child);
  const outside = await take(folder, [process.execPath]);
  expect(outside.said).toBe(`locked by ${outside.child.pid}\n`);
  expect((await take(folder, [...container, process.execPath])).said).toContain(
    `is in use by process ${outside.child.pid} `,
  );
});

test('L1 of many that start at once one gets it', async () => {
  const said = await Promise.all(Array.from({ length: 8 }, async () => (await take(folder, [process.execPath])).said));
  expect(said.filter((line) => line.startsWith('locked by'))).toHaveLength(1);
});

test('L1 another name of the folder is the same folder, a copy of it is another', async () => {
  const release = await lockFolder(folder);
  const link = `${folder}-link`;
  await symlink(folder, link);
  await expect(lockFolder(link)).rejects.toThrow(FolderInUseError);
  await rm(link);
  const copy = await mkdtemp(join(tmpdir(), 'pest-lock-'));
  await cp(folder, copy, { recursive: true });
  await (await lockFolder(copy))();
  await rm(copy, { recursive: true });
  await release();
  await (await lockFolder(folder))();
});
