/** What a first start makes, in a process of its own; started by `main.ts`. */
import { runCommand } from './app/commands/command-line';
import { prepare } from './app/server';
import { readSettings } from './app/settings';

const output = {
  say: (line: string) => void process.stdout.write(`${line}\n`),
  warn: (line: string) => void process.stderr.write(`${line}\n`),
};
// Whoever started it was killed: nothing holds the folder for nobody.
process.once('disconnect', () => process.exit(1));
// Node 24 hears of it a turn later.
await new Promise(setImmediate).then(() => process.connected || process.exit(1));
const code = await runCommand(['start'], process.env, output, async () => {
  await prepare(readSettings(process.env));
  return 0;
});
process.exit(code ?? 0);
