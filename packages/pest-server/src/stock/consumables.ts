import type { Row } from '../database/tables';
import type { Tx } from '../database/transactions';

export function findConsumable(tx: Tx, companyId: string, id: string): Promise<Row<'consumable'> | undefined> {
  return tx.db
    .selectFrom('consumable')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}
