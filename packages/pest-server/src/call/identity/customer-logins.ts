import { sql } from 'kysely';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';

/** What decides for whom a login speaks. */
type LoginOrigin = Pick<Row<'account'>, 'made_by' | 'proven_at' | 'speaks'> & {
  /** The company that entered the customer. */
  readonly created_by: string | null;
  /** The companies that made or confirmed the login. */
  readonly shown_by: readonly string[];
};

/**
 * Whether a login answers for its customer: it has proven its phone, and it is nobody's invention, that is, the
 * customer registered it itself, or the company that entered the customer made or confirmed it. A login that another
 * company made speaks for nobody but whoever holds it. What the platform has decided of a login goes before all this.
 */
export function speaksForCustomer({ made_by, proven_at, speaks, created_by, shown_by }: LoginOrigin): boolean {
  if (proven_at === null) return false;
  if (speaks !== null) return speaks;
  return made_by === null || made_by === created_by || (created_by !== null && shown_by.includes(created_by));
}

/** Whether the platform has looked at who holds a login: only then it speaks to companies that never heard of it. */
export function isKnownToPlatform({ made_by, speaks }: Pick<Row<'account'>, 'made_by' | 'speaks'>): boolean {
  return made_by === null || speaks === true;
}

/**
 * Whether a login reads what the company says of a customer that entered it: not one that another company made, once its
 * maker has left.
 */
export function knowsWords({ created_by, maker, shown_by }: WordsKnown): boolean {
  return created_by === null || maker === null || maker === created_by || shown_by.includes(created_by);
}

interface WordsKnown extends Pick<LoginOrigin, 'created_by' | 'shown_by'> {
  /** The company that made the login; null of one that registered itself. */
  readonly maker: string | null;
}

/** Whether a row of `customer` has a login that speaks for it, as {@link speaksForCustomer} says. */
export const isSpokenFor = sql<boolean>`exists (select from account
  where account.customer_id = customer.id and account.root_id is null and account.disabled_at is null
    and account.proven_at is not null
    and coalesce(account.speaks, account.made_by is null or account.made_by = customer.created_by
      or exists (select from login_grant where login_grant.account_id = account.id
        and login_grant.company_id = customer.created_by)))`;

/** A customer's own logins, all or the first, without their sub-accounts, in the order in which they were made. */
export async function loginsOf(system: System, customerId: string, most: number | null = null) {
  const logins = await system
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .where('account.customer_id', '=', customerId)
    .where('account.root_id', 'is', null)
    .selectAll('account')
    .select('customer.created_by')
    .orderBy('account.created_at')
    .orderBy('account.id')
    .limit(most)
    .execute();
  const grants = await system.selectFrom('login_grant').selectAll().where('customer_id', '=', customerId).execute();
  return logins.map((login) => ({
    ...login,
    shown_by: grants.filter((grant) => grant.account_id === login.id).map((grant) => grant.company_id),
  }));
}

/** The logins that answer for a customer. */
export async function speakersOf(system: System, customerId: string) {
  const logins = await loginsOf(system, customerId);
  return logins.filter((login) => login.disabled_at === null && speaksForCustomer(login));
}
