import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { smallCache } from '../database/engines/embedded';
import type { Settings } from './settings';

/** Memory that is soon used again, rather than much of it: less than half, and as fast. */
const small = { execArgv: ['--max-semi-space-size=4', '--max-old-space-size=256'], cache: String(smallCache) };

/** Whether there is something to be made. */
export function isFirstStart({ databaseUrl, dataDir, demo }: Settings): boolean {
  return databaseUrl === undefined ? !existsSync(join(dataDir, 'database')) : demo;
}

/** Runs a built program in a process of its own, which ends with this one; answers its exit code. */
export function prepareAside(program: URL, signals: readonly NodeJS.Signals[]): Promise<number> {
  const child = fork(program, {
    execArgv: small.execArgv,
    env: { ...process.env, PEST_EMBEDDED_CACHE: small.cache },
  });
  const end = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.once(signal, end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.removeListener(signal, end);
      resolve(code ?? 1);
    });
  });
}
