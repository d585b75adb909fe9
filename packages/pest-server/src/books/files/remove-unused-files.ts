import type { ServerParts } from '../../call/server-parts';
import { rowsWith } from '../../database/rows';

/** A form may stand open for a day before what was uploaded in it is used. */
const unboundMs = 24 * 60 * 60_000;
/** Longer than any upload or export takes. */
const partMs = 60 * 60_000;
const atOnce = 500;

/**
 * Removes files that nothing uses a day after they came, and what processes that were killed left half written. The row
 * goes first and only while nothing uses it, so that a file taken into use in the same moment stays.
 */
export async function removeUnusedFiles(
  { database, storage }: Pick<ServerParts, 'database' | 'storage'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - unboundMs);
  for (;;) {
    const old = await database.system
      .selectFrom('stored_file')
      .select(['owner_id', 'id'])
      .where('bound_at', 'is', null)
      .where('created_at', '<', before)
      .limit(atOnce)
      .execute();
    for (const { owner_id, id } of old) {
      const removed = await database.system
        .deleteFrom('stored_file')
        .where(rowsWith({ owner_id, id }))
        .where('bound_at', 'is', null)
        .returning('key')
        .executeTakeFirst();
      if (removed) await storage.remove(removed.key);
    }
    if (old.length < atOnce) break;
  }
  await storage.removeParts(new Date(now.getTime() - partMs));
}
