// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { NotMeasured } from '../kit/outcome.mjs';

/**
 * How often a process syncs a file to the disk while work is done, as strace sees it.
 * @param {number} pid @param {() => Promise<unknown>} work
 */
export async function fsyncsOf(pid, work) {
  const tracer = spawn('strace', ['-f', '-q', '-e', 'trace=fsync,fdatasync', '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let seen = '';
  tracer.stderr.on('data', (chunk) => {
    seen += chunk;
  });
  await once(tracer, 'spawn').catch(() => Promise.reject(new NotMeasured('strace is not installed')));
  const ended = once(tracer, 'exit');
  await attached(pid, tracer, () => seen);
  await work();
  tracer.kill('SIGINT');
  await ended;
  // A call that another thread interrupts is told twice: once begun, once resumed.
  return seen.match(/\b(fsync|fdatasync)\(/g)?.length ?? 0;
}

/** @param {number} pid @param {import('node:child_process').ChildProcess} tracer @param {() => string} seen */
async function attached(pid, tracer, seen) {
  while (tracer.exitCode === null) {
    const threads = await readdir(`/proc/${pid}/task`);
    const statuses = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/status`, 'utf8')));
    if (statuses.every((status) => !/TracerPid:\s+0$/m.test(status))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new NotMeasured(`strace cannot follow a process here (${seen().trim()})`);
}
