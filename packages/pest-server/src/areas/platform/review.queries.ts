import { type RequestOf, reviewStatus, userTypes } from 'pest-sdk';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';

type Kind = RequestOf<'platform.review'>['kind'];

export type Reviewed = Pick<Row<'company'>, 'name' | 'status' | 'submitted_at'> & {
  readonly renewal: Row<'company' | 'customer'>['renewal'];
};

/** Held until the transaction ends: of two who decide at once one is told that it is done. */
export function lockReviewed(system: System, kind: Kind, id: string): Promise<Reviewed | undefined> {
  const columns = ['name', 'status', 'submitted_at', 'renewal'] as const;
  return kind === 'company'
    ? system
        .selectFrom('company')
        .select(columns)
        .where(rowsWith({ id, platform: false }))
        .forUpdate()
        .executeTakeFirst()
    : system.selectFrom('customer').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function update(
  system: System,
  kind: Kind,
  id: string,
  decision: Pick<Row<'company'>, 'status' | 'reason'>,
): Promise<void> {
  await system.updateTable(kind).set(decision).where('id', '=', id).execute();
}

/** New papers take the place of the approved ones. */
export async function passRenewal(
  system: System,
  kind: Kind,
  id: string,
  { papers, submittedAt }: NonNullable<Reviewed['renewal']>,
): Promise<void> {
  const change = { ...papers, submitted_at: new Date(submittedAt), renewal: null };
  await system.updateTable(kind).set(change).where('id', '=', id).execute();
}

/** The approved papers stay; the new ones are kept with the reason, to be mended and sent again. */
export async function failRenewal(
  system: System,
  kind: Kind,
  id: string,
  renewal: NonNullable<Reviewed['renewal']>,
  reason: string,
): Promise<void> {
  const failed = JSON.stringify({ ...renewal, state: 'failed', reason } satisfies typeof renewal);
  await system.updateTable(kind).set({ renewal: failed }).where('id', '=', id).execute();
}

/** From here on no other customer has its credit code. */
export async function holdCreditCode(system: System, id: string, now: Date): Promise<void> {
  await system
    .updateTable('customer')
    .set((row) => ({ approved_at: row.fn.coalesce('approved_at', row.val(now)) }))
    .where('id', '=', id)
    .execute();
}

/** The customer that holds the credit code which another, never approved one claims. */
export async function lockHolder(system: System, id: string): Promise<Row<'customer'> | undefined> {
  const claim = await system
    .selectFrom('customer')
    .select('credit_code')
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .executeTakeFirst();
  if (!claim) return undefined;
  return system
    .selectFrom('customer')
    .selectAll()
    .where('credit_code', '=', claim.credit_code)
    .where('approved_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Moves the applicant's logins to the customer that was known already. What companies recorded there they still show
 * only to logins that they made or confirmed. The claim stays, empty, for the files that were uploaded for it.
 */
export async function joinHolder(system: System, claimId: string, holderId: string): Promise<void> {
  await system.updateTable('account').set({ customer_id: holderId }).where('customer_id', '=', claimId).execute();
  await update(system, 'customer', claimId, { status: reviewStatus.none, reason: '' });
}

export function companiesServing(system: System, { served_by }: Row<'customer'>): Promise<Row<'company'>[]> {
  return companies(system, served_by);
}

/** Each with what it calls the customer. */
export async function servingByName(
  system: System,
  { id, served_by }: Row<'customer'>,
): Promise<{ readonly company: Row<'company'>; readonly name: string }[]> {
  const bindings = await system
    .selectFrom('customer_binding')
    .select(['company_id', 'customer_name'])
    .where('customer_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  const names = new Map(bindings.map(({ company_id, customer_name }) => [company_id, customer_name]));
  return (await companies(system, served_by)).map((company) => ({ company, name: names.get(company.id) ?? '' }));
}

export function companies(system: System, ids: readonly string[]): Promise<Row<'company'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return system.selectFrom('company').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** By id. */
export async function companyNames(system: System, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await companies(system, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
}

export async function decideOnLogin(system: System, accountId: string, speaks: boolean): Promise<void> {
  await system.updateTable('account').set({ speaks }).where('id', '=', accountId).execute();
}

/** Who is told: the administrators of a company, the logins that registered a customer. */
export function applicantsOf(system: System, kind: Kind, id: string): Promise<Row<'account'>[]> {
  const open = system.selectFrom('account').selectAll().where('disabled_at', 'is', null).orderBy('id');
  return kind === 'company'
    ? open.where('company_id', '=', id).where('type', '=', userTypes.administrator).execute()
    : open.where('customer_id', '=', id).where('made_by', 'is', null).where('root_id', 'is', null).execute();
}

/** One that was submitted or entered: not one that nobody told anything of, nor one that joined another. */
export function findCustomer(system: System, id: string): Promise<Row<'customer'> | undefined> {
  return customerOf(system, id).executeTakeFirst();
}

/** Held until the transaction ends: it is not reviewed, nor bound, meanwhile. */
export function lockCustomer(system: System, id: string): Promise<Row<'customer'> | undefined> {
  return customerOf(system, id).forUpdate().executeTakeFirst();
}

function customerOf(system: System, id: string) {
  return system.selectFrom('customer').selectAll().where('id', '=', id).where('status', '<>', reviewStatus.none);
}

export async function correctCustomer(
  system: System,
  id: string,
  columns: Pick<
    Row<'customer'>,
    'name' | 'credit_code' | 'region' | 'region_code' | 'address' | 'introduction' | 'client_type'
  >,
): Promise<void> {
  await system.updateTable('customer').set(columns).where('id', '=', id).execute();
}
