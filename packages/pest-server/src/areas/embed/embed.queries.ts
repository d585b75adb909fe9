import type { Updateable } from 'kysely';
import { reviewStatus } from 'pest-sdk';
import { countOf, listEnd } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { companyInScope } from '../../database/scope';
import type { NewRow, Row, Tables } from '../../database/tables';
import type { System, Tx } from '../../database/transactions';

export function listPartners(tx: Tx): Promise<Row<'partner'>[]> {
  return tx.db
    .selectFrom('partner')
    .selectAll()
    .where(companyInScope(tx, 'partner'))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listEnd)
    .execute();
}

/** The keys that open something. */
export function countOpenPartners(tx: Tx): Promise<number> {
  const counted = tx.db.selectFrom('partner').where(companyInScope(tx, 'partner')).where('revoked_at', 'is', null);
  return countOf(counted);
}

/** Of two who change it at once, the second one reads what the first one wrote. */
export function lockPartner(tx: Tx, companyId: string, id: string): Promise<Row<'partner'> | undefined> {
  return tx.db
    .selectFrom('partner')
    .selectAll()
    .where(rowsWith({ company_id: companyId, id }))
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The partner as it is now; undefined for one that is revoked, another company's or unknown. */
export function changePartner(
  tx: Tx,
  companyId: string,
  id: string,
  change: Updateable<Tables['partner']>,
): Promise<Row<'partner'> | undefined> {
  return tx.db
    .updateTable('partner')
    .set(change)
    .where(rowsWith({ company_id: companyId, id }))
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteTokens(tx: Tx, { company_id, id }: Row<'partner'>): Promise<void> {
  await tx.db.deleteFrom('embed_token').where('company_id', '=', company_id).where('partner_id', '=', id).execute();
}

/** The partner with this key, and who made it; asked without knowing whose key it is. */
export function findByKey(system: System, keyHash: string) {
  return system
    .selectFrom('partner')
    .innerJoin('account', 'account.id', 'partner.account_id')
    .innerJoin('company', 'company.id', 'partner.company_id')
    .where('partner.key_hash', '=', keyHash)
    .where('partner.revoked_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .whereRef('account.company_id', '=', 'partner.company_id')
    .where('company.status', '=', reviewStatus.approved)
    .select(['partner.company_id', 'partner.id', 'account.type', 'account.root_id', 'account.permissions'])
    .executeTakeFirst();
}

/** A token more, unless its partner was revoked or its key made anew meanwhile. */
export async function insertToken(system: System, token: NewRow<'embed_token'>, keyHash: string): Promise<boolean> {
  const used = await system
    .updateTable('partner')
    .set({ last_used_at: token.made_at })
    .where(rowsWith({ company_id: token.company_id, id: token.partner_id, key_hash: keyHash }))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return false;
  await system.insertInto('embed_token').values(token).execute();
  return true;
}
