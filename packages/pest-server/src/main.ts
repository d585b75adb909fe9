#!/usr/bin/env node
import { fork } from 'node:child_process';
import { runCommand } from './app/commands/command-line';
import { isFirstStart, startServer } from './app/server';
import { readSettings } from './app/settings';
import { welcome } from './app/welcome';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs the server until it is told to stop; answers no exit code, unless it does not start. */
async function start(): Promise<number | null> {
  const settings = readSettings(process.env);
  const code = isFirstStart(settings) ? await prepareAside() : 0;
  if (code !== 0) return code;
  const server = await startServer(settings);
  process.stdout.write(`${welcome(server.address, settings.demo)}\n`);

  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      // Asked twice, at once.
      if (stopping) process.exit(1);
      stopping = true;
      void server.stop().then(() => process.exit(0));
    });
  }
  return null;
}

/** In a process of its own, which ends with this one; answers its exit code. */
function prepareAside(): Promise<number> {
  const child = fork(new URL('./prepare.js', import.meta.url));
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

const output = {
  say: (line: string) => void process.stdout.write(`${line}\n`),
  warn: (line: string) => void process.stderr.write(`${line}\n`),
};
const code = await runCommand(process.argv.slice(2), process.env, output, start);
if (code !== null) process.exitCode = code;
