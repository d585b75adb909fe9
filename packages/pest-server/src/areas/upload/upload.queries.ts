import { sql } from 'kysely';
import type { Tx } from '../../database/transactions';

/** What is stored for a company or a customer. */
export async function bytesKept(tx: Tx, ownerId: string): Promise<number> {
  const { kept } = await tx.db
    .selectFrom('stored_file')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('kept'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(kept);
}
