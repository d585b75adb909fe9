// @ts-check
/** Processes of this machine, as seen from outside: what they cost, and how they end. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { NotMeasured } from './outcome.mjs';

/** Of the kernel's clock, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Seconds of CPU that a process, its threads and its children have taken, those that ended included.
 * @param {number} pid
 */
export async function cpuSeconds(pid) {
  const all = await processes();
  const tree = [pid];
  for (const parent of tree) tree.push(...all.filter((one) => one.parent === parent).map((one) => one.pid));
  const ticks = all.filter((one) => tree.includes(one.pid)).reduce((sum, one) => sum + one.ticks, 0);
  return ticks / ticksPerSecond;
}

/** Processes that a process has started. @param {number} pid */
export async function childrenOf(pid) {
  return (await processes()).filter(({ parent }) => parent === pid).map((one) => one.pid);
}

/** @returns {Promise<{ pid: number, parent: number, ticks: number }[]>} */
async function processes() {
  if (process.platform !== 'linux') throw new NotMeasured('processes are read from /proc');
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return found.filter((stat) => stat !== '').map(parsed);
}

/** Fields 4 and 14 to 17 of proc(5); the name in brackets before them may hold blanks. @param {string} stat */
function parsed(stat) {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return { pid: Number.parseInt(stat, 10), parent: fields[1] ?? 0, ticks };
}

/** The most memory that a process has held so far, in MB. @param {number} pid */
export async function peakMemory(pid) {
  if (process.platform !== 'linux') throw new NotMeasured('memory of a process is read from /proc');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Memory that a process and what it started hold now, in MB. @param {number} pid */
export async function memoryOfAll(pid) {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = pids.map((one) => readFile(`/proc/${one}/status`, 'utf8').catch(() => ''));
  const kilobytes = (await Promise.all(each)).map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** A port that nobody has now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Ends a process and waits for its end.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export async function endProcess(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
