import { sql, type Updateable } from 'kysely';
import type { RequestOf } from 'pest-sdk';
import { countOf, pageRows } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { companyInScope } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type SealWithWaiting = Row<'seal'> & { readonly waiting: number };

export async function listSeals(
  tx: Tx,
  filter: RequestOf<'seal.list'>,
): Promise<{ total: number; rows: SealWithWaiting[] }> {
  const { search = '' } = filter;
  const matching = tx.db
    .selectFrom('seal')
    .where(companyInScope(tx, 'seal'))
    .where('deleted_at', 'is', null)
    .where(anyContains(['seal.title', 'seal.keyword'], search))
    .selectAll('seal')
    .select(
      sql<number>`(select count(*)::int from contract_document where ${companyInScope(tx, 'contract_document')}
        and contract_document.seal_id = seal.id and contract_document.state = 'pending')`.as('waiting'),
    )
    .orderBy('seal.updated_at', 'desc')
    .orderBy('seal.id');
  return pageRows(filter, matching);
}

/** A contract that is submitted with it meanwhile waits, or finds it gone. */
export function lockSeal(tx: Tx, id: string): Promise<Row<'seal'> | undefined> {
  return tx.db
    .selectFrom('seal')
    .selectAll()
    .where(companyInScope(tx, 'seal'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function countWaiting(tx: Tx, sealId: string): Promise<number> {
  const counted = tx.db
    .selectFrom('contract_document')
    .where(companyInScope(tx, 'contract_document'))
    .where(rowsWith({ seal_id: sealId, state: 'pending' }));
  return countOf(counted);
}

export async function updateSeal(tx: Tx, id: string, change: Updateable<Tables['seal']>): Promise<void> {
  await tx.db.updateTable('seal').set(change).where(companyInScope(tx, 'seal')).where('id', '=', id).execute();
}
