/** A process that holds a data folder until it is killed, and says so, or says why it cannot. For `folder-lock.test.ts`. */
import { lockFolder } from '../database/engines/folder-lock';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Needs a folder.');

try {
  await lockFolder(folder);
  process.stdout.write(`locked by ${process.pid}\n`);
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
