/** Who serves whom: the only writer of bindings, of the questions for them, and of what a company shows to a login. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { speakersOf } from '../../call/identity/customer-logins';
import { rowsWith } from '../../database/rows';
import type { Row, Tables } from '../../database/tables';
import type { System } from '../../database/transactions';

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
    await bind(system, customer, companyId, now, customer.created_by === null ? undefined : noWords(customer));
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
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .executeTakeFirst();
}

export async function deleteRequest(system: System, { companyId, customerId }: Pair): Promise<void> {
  await system
    .deleteFrom('binding_request')
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .execute();
  await forgetAsking(system, { companyId, customerId });
}

/** What its logins were told of the question: once it is answered or withdrawn, there is nothing to answer. */
async function forgetAsking(system: System, { companyId, customerId }: Pair): Promise<void> {
  await system
    .deleteFrom('notice')
    .where(rowsWith({ owner_id: customerId, company_id: companyId, kind: 'bindingAsked' }))
    .execute();
}

export async function declineRequest(system: System, { companyId, customerId }: Pair, now: Date): Promise<void> {
  await forgetAsking(system, { companyId, customerId });
  await system
    .updateTable('binding_request')
    .set({ declined_at: now })
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .execute();
}

/**
 * Binds a customer that is not bound: anew, or again where the company served it before. Where nobody serves it any more
 * and nobody speaks for it, it is as good as entered by the company.
 *
 * @param own what the company says of the site itself; without it, it says what the customer does
 */
export async function bind(
  system: System,
  customer: Row<'customer'>,
  companyId: string,
  now: Date,
  own?: BoundWords,
): Promise<void> {
  await system
    .updateTable('customer')
    .set({ served_by: sql<string[]>`served_by || ${companyId}::uuid` })
    .$if(customer.created_by !== null && customer.served_by.length === 0, (update) =>
      update.set({ created_by: companyId }),
    )
    .where('id', '=', customer.id)
    .execute();
  if (own && customer.created_by !== null && customer.served_by.length === 0) await sayOf(system, customer.id, own);
  const row = { bound_at: now, ended_at: null, follows: own === undefined, ...(own ?? boundWords(customer)) };
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
  const spoken = await speakersOf(system, customerId);
  await system
    .updateTable('customer')
    .set({ served_by: sql<string[]>`array_remove(served_by, ${companyId}::uuid)` })
    .where('id', '=', customerId)
    .execute();
  await system
    .updateTable('customer_binding')
    .set({ ended_at: now })
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .execute();
  await system
    .updateTable('customer')
    .set({ created_by: (rest) => oldestOf(rest, customerId) })
    .where(rowsWith({ id: customerId, created_by: companyId }))
    .where(sql<boolean>`served_by <> '{}'`)
    .execute();
  if (spoken.length === 0) await takeWordsOfHeir(system, customerId);
  await system
    .updateTable('report_share')
    .set({ revoked_at: now })
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Where nobody spoke for a customer, its words are those of the company that has the creator's rights now: what one that
 * left has said is not read by the logins of another. With those rights logins of the heir may begin to speak.
 */
async function takeWordsOfHeir(system: System, customerId: string): Promise<void> {
  const customer = await system
    .selectFrom('customer')
    .select('created_by')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer?.created_by) return;
  await takeWordsOf(system, customerId, customer.created_by);
  for (const { id } of await speakersOf(system, customerId)) await letSpeak(system, customerId, id);
}

/** A creator's rights end with its binding: the company that has served longest has them then. */
function oldestOf(rest: ExpressionBuilder<Tables, 'customer'>, customerId: string) {
  return rest
    .selectFrom('customer_binding')
    .select('company_id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .orderBy('bound_at')
    .orderBy('company_id')
    .limit(1);
}

type WordColumn = Exclude<keyof Row<'customer'> & keyof Row<'customer_binding'>, 'phone' | 'report_email'>;

/** What is said of a customer. */
export type CustomerWords = Pick<Row<'customer'>, WordColumn | 'name'>;
/** The same as a binding keeps it. */
export type BoundWords = Pick<Row<'customer_binding'>, WordColumn | 'customer_name'>;

export function boundWords({ name, ...words }: CustomerWords): BoundWords {
  return { customer_name: name, ...columnsOf(words) };
}

export function wordsOf({ customer_name, ...words }: BoundWords): CustomerWords {
  return { name: customer_name, ...columnsOf(words) };
}

function columnsOf(row: Pick<Row<'customer'>, WordColumn>): Pick<Row<'customer'>, WordColumn> {
  const { region, region_code, address, latitude, longitude, introduction, client_type } = row;
  const { pest_control_certificate, msds, controller_certificate } = row;
  const certificates = { pest_control_certificate, msds, controller_certificate };
  return { region, region_code, address, latitude, longitude, introduction, client_type, ...certificates };
}

/** A customer to whoever may read no company's words of it. */
export function withoutWords(customer: Row<'customer'>): Row<'customer'> {
  return { ...customer, ...wordsOf(noWords(customer)), phone: '', report_email: '' };
}

/** Of a customer that another company entered, and that does not speak for itself, the code is all that is known. */
function noWords({ credit_code }: Row<'customer'>): BoundWords {
  return {
    customer_name: credit_code,
    region: '',
    region_code: null,
    address: '',
    latitude: null,
    longitude: null,
    introduction: '',
    client_type: 'other',
    pest_control_certificate: null,
    msds: null,
    controller_certificate: null,
  };
}

/**
 * A login that was found not to speak for its customer binds nobody any more: where no other does, each company has words of
 * its own again, and no question that the login left open or declined stands in the way.
 *
 * @returns companies whose question is void; each may bind the customer now
 */
export async function silence(system: System, customerId: string): Promise<readonly string[]> {
  if ((await speakersOf(system, customerId)).length > 0) return [];
  await system.updateTable('customer_binding').set({ follows: false }).where('customer_id', '=', customerId).execute();
  const asked = await system
    .selectFrom('binding_request')
    .select('company_id')
    .where('customer_id', '=', customerId)
    .orderBy('company_id')
    .execute();
  for (const { company_id } of asked) await deleteRequest(system, { companyId: company_id, customerId });
  return asked.map(({ company_id }) => company_id);
}

/** Tells the companies that follow a customer what it says of itself. */
export async function spreadWords(system: System, customerId: string): Promise<void> {
  const customer = await system.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!customer) return;
  await system
    .updateTable('customer_binding')
    .set(boundWords(customer))
    .where(rowsWith({ customer_id: customerId, follows: true }))
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * A login that speaks for its customer is heard by the companies that made or confirmed it; others keep their own words.
 * The first one begins with what the company says that entered the customer, or the first that made or confirmed it.
 */
export async function letSpeak(system: System, customerId: string, accountId: string): Promise<void> {
  const speakers = await speakersOf(system, customerId);
  const login = speakers.find(({ id }) => id === accountId);
  const [first] = login?.shown_by ?? [];
  if (!login || first === undefined) return;
  const { created_by, made_by, shown_by } = login;
  // Who registered itself brings words of its own, which the platform has reviewed.
  if (speakers.length === 1 && created_by !== null && made_by !== null) {
    await takeWordsOf(system, customerId, shown_by.includes(created_by) ? created_by : first);
  }
  await system
    .updateTable('customer_binding')
    .set({ follows: true })
    .where('customer_id', '=', customerId)
    .where('company_id', 'in', [...shown_by])
    .execute();
  await spreadWords(system, customerId);
}

async function takeWordsOf(system: System, customerId: string, companyId: string): Promise<void> {
  const binding = await system
    .selectFrom('customer_binding')
    .selectAll()
    .where(rowsWith({ company_id: companyId, customer_id: customerId, follows: false }))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (binding) await sayOf(system, customerId, binding);
}

/** What a customer that registered itself says, in place of what companies have said of it; those keep their own. */
export async function speakAs(system: System, customerId: string, said: CustomerWords): Promise<void> {
  await sayOf(system, customerId, boundWords(said));
  await spreadWords(system, customerId);
}

async function sayOf(system: System, customerId: string, words: BoundWords): Promise<void> {
  await system.updateTable('customer').set(wordsOf(words)).where('id', '=', customerId).execute();
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
