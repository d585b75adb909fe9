import type { Kysely } from 'kysely';
import { builtOnce, type Values } from '../../database/built-once';
import type { Tables } from '../../database/tables';
import type { Caller } from './caller';

/**
 * What a login reads as the name of its company or customer. Asked apart from who calls, which every call asks: a session
 * is on the node that is asked, a company's bindings are on one of the others, and Citus joins no row of one with a row
 * of the other.
 */
export async function homeName(database: Kysely<Tables>, { home }: Pick<Caller, 'home'>): Promise<string> {
  if (home.namedBy === null) return home.name;
  const [bound] = await nameByCompany(database, { companyId: home.namedBy, customerId: home.id });
  return bound?.customer_name ?? home.name;
}

const nameByCompany = builtOnce((database, value: Values<{ companyId: string; customerId: string }>) =>
  database
    .selectFrom('customer_binding')
    .where('company_id', '=', value('companyId'))
    .where('customer_id', '=', value('customerId'))
    .where('ended_at', 'is', null)
    .select('customer_name'),
);
