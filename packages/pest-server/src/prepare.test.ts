import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from './testing/bundle';

test('what a first start makes is made for nobody once its starter is gone', async () => {
  const program = await bundle(new URL('./prepare.ts', import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'pest-prepare-'));
  const env = { ...process.env, NODE_ENV: 'test', PEST_DATA_DIR: join(folder, 'data') };
  const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  await rm(folder, { recursive: true });
});
