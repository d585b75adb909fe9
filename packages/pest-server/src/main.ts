#!/usr/bin/env node
import { runCommand } from './app/commands/command-line';
import { startServer } from './app/server';
import { readSettings } from './app/settings';
import { welcome } from './app/welcome';

/** Runs the server until it is told to stop; answers no exit code. */
async function start(): Promise<null> {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  process.stdout.write(`${welcome(server.address, settings.demo)}\n`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
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
