/** Who serves whom: the only writer of bindings, of the questions for them, and of what a company shows to a login. */
import { type Kysely, sql } from 'kysely';
import { speakersOf } from '../accounts/customer-logins';
import type { Row, Tables } from '../database/tables';
import type { System } from '../database/transactions';

const dayMs = 24 * 60 * 60_000;
/** A company that was declined asks again no earlier. */
export const declinedDays = 30;

/** A company and a customer. */
export interface Pair {
  readonly companyId: string;
  readonly customerId: string;
}

/**
 * A customer for a change of who serves it; one that waits for its first review is nobody's to serve. Held until the transaction ends, so that binding, ending and answering wait
 * for each other.
 */
export function lockCustomer(system: System, customerId: string): Promise<Row<'customer'> | undefined> {
  return system
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .where('approved_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export type BindOutcome = 'bound' | 'waiting' | 'alreadyBound' | 'alreadyAsked' | 'declined';

/**
 * Binds a customer, or asks its own login where it has one.
 *
 * @param loginId phone of the customer's login, where the company knows it
 */
export async function askToServe(
  system: System,
  customer: Row<'customer'>,
  companyId: string,
  loginId: string | null,
  now: Date,
): Promise<BindOutcome> {
  if (customer.served_by.includes(companyId)) return 'alreadyBound';
  const pair = { companyId, customerId: customer.id };
  const asked = await findRequest(system, pair);
  if (asked?.declined_at && asked.declined_at.getTime() + declinedDays * dayMs > now.getTime()) return 'declined';
  const speakers = await speakersOf(system, customer.id);
  if (speakers.length === 0) {
    await deleteRequest(system, pair);
    await bind(system, customer, companyId, now);
    return 'bound';
  }
  if (asked && !asked.declined_at) return 'alreadyAsked';
  const row = { asked_at: now, login_id: loginId, declined_at: null };
  await system
    .insertInto('binding_request')
    .values({ company_id: companyId, customer_id: customer.id, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'customer_id']).doUpdateSet(row))
    .execute();
  return 'waiting';
}

/** A question that waits for an answer, or was declined. */
export function findRequest(system: System, { companyId, customerId }: Pair) {
  return system
    .selectFrom('binding_request')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export async function deleteRequest(system: System, { companyId, customerId }: Pair): Promise<void> {
  await system
    .deleteFrom('binding_request')
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .execute();
  await forgetAsking(system, { companyId, customerId });
}

/** What its logins were told of the question: once it is answered or withdrawn, there is nothing to answer. */
async function forgetAsking(system: System, { companyId, customerId }: Pair): Promise<void> {
  await system
    .deleteFrom('notice')
    .where('owner_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'bindingAsked')
    .execute();
}

export async function declineRequest(system: System, { companyId, customerId }: Pair, now: Date): Promise<void> {
  await forgetAsking(system, { companyId, customerId });
  await system
    .updateTable('binding_request')
    .set({ declined_at: now })
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Binds a customer that is not bound: anew, or again where the company served it before. */
export async function bind(system: System, customer: Row<'customer'>, companyId: string, now: Date): Promise<void> {
  await system
    .updateTable('customer')
    .set({ served_by: sql<string[]>`served_by || ${companyId}::uuid` })
    .where('id', '=', customer.id)
    .execute();
  const row = { bound_at: now, ended_at: null, customer_name: customer.name };
  // What the customer told of itself is the company's own copy from here on.
  const contact = { phone: customer.phone, report_email: customer.report_email };
  await system
    .insertInto('customer_binding')
    .values({ company_id: companyId, customer_id: customer.id, ...contact, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'customer_id']).doUpdateSet(row))
    .execute();
}

/**
 * Ends a binding; from then on neither the company nor the logins it shows its records to see the other, and no link
 * shows the customer's reports.
 */
export async function endBinding(system: System, { companyId, customerId }: Pair, now: Date): Promise<void> {
  await system
    .updateTable('customer')
    .set({ served_by: sql<string[]>`array_remove(served_by, ${companyId}::uuid)` })
    .where('id', '=', customerId)
    .execute();
  await system
    .updateTable('customer_binding')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .execute();
  await system
    .updateTable('report_share')
    .set({ revoked_at: now })
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Shows what the company records to a login of the customer. */
export async function showTo(
  database: Kysely<Tables>,
  { companyId, customerId }: Pair,
  accountId: string,
  now: Date,
): Promise<void> {
  await database
    .insertInto('login_grant')
    .values({ company_id: companyId, customer_id: customerId, account_id: accountId, granted_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doNothing())
    .execute();
}
