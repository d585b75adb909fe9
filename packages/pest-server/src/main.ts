#!/usr/bin/env node
import { runCommand } from './app/commands/command-line';
import { isFirstStart, prepareAside } from './app/first-start';
import { readSettings } from './app/settings';
import { welcome } from './app/welcome';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs the server until it is told to stop; answers no exit code, unless it does not start. */
async function start(): Promise<number | null> {
  const settings = readSettings(process.env);
  const code = isFirstStart(settings) ? await prepareAside(new URL('./prepare.js', import.meta.url), signals) : 0;
  if (code !== 0) return code;
  // What serves is loaded once nobody else needs the memory.
  const { startServer } = await import('./app/server');
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

const output = {
  say: (line: string) => void process.stdout.write(`${line}\n`),
  warn: (line: string) => void process.stderr.write(`${line}\n`),
};
const code = await runCommand(process.argv.slice(2), process.env, output, start);
if (code !== null) process.exitCode = code;
