import { type SqlBool, sql, type Updateable } from 'kysely';
import { type Option, type Permission, type RequestOf, userTypes } from 'pest-sdk';
import { listEnd, pageRows } from '../../database/pages';
import { hasEffect, rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A contract with the names of its people. */
export interface ContractRow extends Row<'contract_document'> {
  readonly reviewer_name: string;
  readonly submitter_name: string;
  readonly reviewed_by_name: string | null;
  readonly seal_now: string;
}

const auditCode: Permission = 'btn_contract_audit';

export async function listContracts(
  tx: Tx,
  filter: RequestOf<'contract.approvedList'>,
): Promise<{ total: number; rows: ContractRow[] }> {
  const { search = '', state } = filter;
  const matching = tx.db
    .selectFrom('contract_document')
    .where(companyInScope(tx, 'contract_document'))
    .$if(state !== undefined, (query) => query.where('contract_document.state', '=', state ?? 'pending'))
    .where(anyContains(['contract_document.name', 'contract_document.number'], search));
  const shown = matching
    .innerJoin('seal', ofOneCompany('seal.id', 'contract_document.seal_id'))
    .innerJoin('account as reviewer', 'reviewer.id', 'contract_document.reviewer_id')
    .innerJoin('account as submitter', 'submitter.id', 'contract_document.submitted_by')
    .leftJoin('account as decided', 'decided.id', 'contract_document.reviewed_by')
    .where(companyInScope(tx, 'seal'))
    .selectAll('contract_document')
    .select([
      'seal.title as seal_now',
      'reviewer.user_name as reviewer_name',
      'submitter.user_name as submitter_name',
      'decided.user_name as reviewed_by_name',
    ])
    .orderBy('contract_document.submitted_at', 'desc')
    .orderBy('contract_document.id');
  return pageRows(filter, shown, matching);
}

/**
 * Who may review contracts, all or one of them, but for one account: only where the company wants another than the author
 * is anybody left.
 */
export async function listReviewers(tx: Tx, except: string | null, id?: string): Promise<Option[]> {
  return tx.db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where(companyInScope(tx, 'account'))
    .where('account.disabled_at', 'is', null)
    .where(
      sql<SqlBool>`(account.type = ${userTypes.administrator}
        or (account.type = ${userTypes.staff} and account.permissions ? ${auditCode}))`,
    )
    .$if(except !== null, (query) =>
      query.where('company.review_by_another', '=', true).where('account.id', '!=', except ?? ''),
    )
    .$if(id !== undefined, (query) => query.where('account.id', '=', id ?? ''))
    .select(['account.id', 'account.user_name as name'])
    .orderBy('account.created_at')
    .orderBy('account.id')
    .limit(listEnd)
    .execute();
}

export function findContract(tx: Tx, id: string): Promise<Row<'contract_document'> | undefined> {
  return contractById(tx, id).executeTakeFirst();
}

export function lockContract(tx: Tx, id: string): Promise<Row<'contract_document'> | undefined> {
  return contractById(tx, id).forUpdate().executeTakeFirst();
}

function contractById(tx: Tx, id: string) {
  return tx.db
    .selectFrom('contract_document')
    .selectAll()
    .where(companyInScope(tx, 'contract_document'))
    .where('id', '=', id);
}

export function findSeal(tx: Tx, id: string): Promise<Row<'seal'> | undefined> {
  return sealById(tx, id).executeTakeFirst();
}

/** A seal that is not deleted before this transaction ends. */
export function holdSeal(tx: Tx, id: string): Promise<Row<'seal'> | undefined> {
  return sealById(tx, id).forShare().executeTakeFirst();
}

function sealById(tx: Tx, id: string) {
  return tx.db
    .selectFrom('seal')
    .selectAll()
    .where(companyInScope(tx, 'seal'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}

/** False when somebody has reviewed it already. */
export function reviewPending(tx: Tx, id: string, change: Updateable<Tables['contract_document']>): Promise<boolean> {
  const changed = tx.db
    .updateTable('contract_document')
    .set(change)
    .where(companyInScope(tx, 'contract_document'))
    .where(rowsWith({ id, state: 'pending' }));
  return hasEffect(changed);
}

export async function deleteContract(tx: Tx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('contract_document')
    .where(companyInScope(tx, 'contract_document'))
    .where('id', '=', id)
    .execute();
}
