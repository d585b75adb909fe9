import type { Updateable } from 'kysely';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export function findCompany(tx: Tx, id: string): Promise<Row<'company'> | undefined> {
  return tx.db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of two who change it at once, the second one reads what the first one wrote. */
export function lockCompany(tx: Tx, id: string): Promise<Row<'company'> | undefined> {
  return tx.db.selectFrom('company').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateCompany(tx: Tx, id: string, change: Updateable<Tables['company']>): Promise<void> {
  await tx.db.updateTable('company').set(change).where('id', '=', id).execute();
}
