/**
 * A process that writes to an embedded database for as long as it lives, and says each number once it is committed.
 * Two rows change in each transaction, so that a half one would show. Killed by `embedded.test.ts`.
 */
import { openInWorker } from '../database/engines/embedded-channel';
import { question } from '../database/engines/embedded-messages';

const [folder, workerFile] = process.argv.slice(2);
if (folder === undefined || workerFile === undefined) throw new Error('Needs a folder and the worker’s file.');

const channel = await openInWorker(folder, new URL(workerFile));
await channel.ask(
  question(`create table if not exists written (n int primary key);
   create table if not exists total (n int not null);
   insert into total select 0 where not exists (select from total)`),
);
const { rows } = await channel.ask(question('select coalesce(max(n), 0)::int as last from written'));
const [row] = rows;
let last = typeof row === 'object' && row !== null && 'last' in row ? Number(row.last) : 0;
for (;;) {
  last += 1;
  await channel.ask(question(`begin; insert into written values (${last}); update total set n = n + 1; commit`));
  process.stdout.write(`${last}\n`);
}
