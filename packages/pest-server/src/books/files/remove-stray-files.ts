import type { ServerParts } from '../../call/server-parts';
import type { System } from '../../database/transactions';

/** Much longer than a file can lie in the storage before its row is written. */
const youngMs = 24 * 60 * 60_000;
const atOnce = 500;

/**
 * Removes what lies in the storage without a row: a process ended between the file and its row, or between the row's end
 * and the file's.
 *
 * @throws when most of what is there has no row: then the storage is another installation's, or the database is not the
 *   one that belongs to it, and nothing is removed.
 */
export async function removeStrayFiles(
  { database, storage }: Pick<ServerParts, 'database' | 'storage'>,
  now: Date,
): Promise<void> {
  const before = now.getTime() - youngMs;
  const stray: string[] = [];
  let known = 0;
  const look = async (keys: readonly string[]) => {
    const rows = await rowsOf(database.system, keys);
    stray.push(...keys.filter((key) => !rows.has(key)));
    known += rows.size;
  };
  let batch: string[] = [];
  for await (const { key, writtenAt } of storage.list()) {
    if (writtenAt.getTime() >= before) continue;
    batch.push(key);
    if (batch.length < atOnce) continue;
    await look(batch);
    batch = [];
  }
  await look(batch);
  if (stray.length > known)
    throw new Error(`${stray.length} of ${stray.length + known} stored files have no row: nothing was removed.`);
  for (const key of stray) await storage.remove(key);
}

async function rowsOf(system: System, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await system.selectFrom('stored_file').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}
