import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type RequestOf, reviewStatus, userTypes } from 'pest-sdk';
import { pageRows, rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { anyContains } from '../../database/search';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';

export type WithLogins<Reviewed> = Reviewed & { readonly logins: { userName: string; loginId: string }[] };
/** What a customer submitted, and the customer that has its credit code already. */
export type ReviewedCustomer = WithLogins<Row<'customer'>> & {
  readonly same_code: { readonly name: string; readonly companies: string[] } | null;
};
interface Found<Item> {
  readonly total: number;
  readonly rows: Item[];
}
type Filter = RequestOf<'platform.companies'>;

const statusOf = {
  waiting: reviewStatus.waiting,
  approved: reviewStatus.approved,
  failed: reviewStatus.failed,
} as const satisfies Record<Filter['state'], number>;

/** What waits: a first review, or papers that an approved one sends again. */
function inState(table: 'company' | 'customer', state: Filter['state']): RawBuilder<SqlBool> {
  const renews = sql<SqlBool>`coalesce(${sql.ref(`${table}.renewal`)}->>'state', '') = 'waiting'`;
  const is = sql<SqlBool>`${sql.ref(`${table}.status`)} = ${statusOf[state]}`;
  if (state === 'waiting') return sql`(${is} or ${renews})`;
  return state === 'approved' ? sql`(${is} and not ${renews})` : is;
}

/** Since when it waits. */
function submittedAt(table: 'company' | 'customer', registered: string): RawBuilder<Date> {
  const renewal = sql`(${sql.ref(`${table}.renewal`)}->>'submittedAt')::timestamptz`;
  return sql`coalesce(${renewal}, ${sql.ref(`${table}.submitted_at`)}, ${sql.ref(registered)})`;
}

/** The first few logins of a company or a customer, as JSON. */
function loginsOf(condition: Expression<SqlBool>) {
  return sql<{ userName: string; loginId: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('userName', user_name, 'loginId', login_id))
    from (select user_name, login_id from account where ${condition} order by created_at, id limit 5) as first_logins
  ), '[]'::jsonb)`.as('logins');
}

export async function listCompanies(system: System, filter: Filter): Promise<Found<WithLogins<Row<'company'>>>> {
  const { state, search = '' } = filter;
  const matching = system
    .selectFrom('company')
    .where('platform', '=', false)
    .where(inState('company', state))
    .where(anyContains(['company.name', 'company.contact_phone'], search))
    .selectAll('company')
    .select(loginsOf(sql`account.company_id = company.id and account.type = ${userTypes.administrator}`))
    .orderBy(submittedAt('company', 'company.created_at'), state === 'waiting' ? 'asc' : 'desc')
    .orderBy('company.id');
  return pageRows(filter, matching);
}

/** Of a customer that nobody has looked at yet: the one that holds the credit code it claims, with who serves that one. */
const sameCode = sql<ReviewedCustomer['same_code']>`(
  select jsonb_build_object('name', holder.name, 'companies', coalesce((
    select jsonb_agg(company.name order by company.name) from company where company.id = any(holder.served_by)
  ), '[]'::jsonb))
  from customer as holder
  where holder.credit_code = customer.credit_code and holder.approved_at is not null
    and customer.approved_at is null)`.as('same_code');

export async function listCustomers(system: System, filter: Filter): Promise<Found<ReviewedCustomer>> {
  const { state, search = '' } = filter;
  const matching = system
    .selectFrom('customer')
    .where(inState('customer', state))
    .where(anyContains(['customer.name', 'customer.credit_code'], search))
    .selectAll('customer')
    .select([loginsOf(sql`account.customer_id = customer.id`), sameCode])
    .orderBy(submittedAt('customer', 'customer.registered_at'), state === 'waiting' ? 'asc' : 'desc')
    .orderBy('customer.id');
  return pageRows(filter, matching);
}

export async function listOutbox(
  system: System,
  filter: RequestOf<'platform.outbox'>,
): Promise<Found<Row<'outbox_message'>>> {
  const { kind, state, search = '' } = filter;
  const matching = system
    .selectFrom('outbox_message')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'sms'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'kept'))
    .where(anyContains(['outbox_message.recipient', 'outbox_message.body'], search))
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc');
  return pageRows(filter, matching);
}

/** Undefined where no message of that id failed. */
export function resendMessage(system: System, id: string, now: Date): Promise<{ readonly id: string } | undefined> {
  return system
    .updateTable('outbox_message')
    .set({ state: 'due', due_at: now, tries: 0 })
    .where(rowsWith({ id, state: 'failed' }))
    .returning('id')
    .executeTakeFirst();
}

export async function listContactMessages(
  system: System,
  filter: RequestOf<'platform.contactMessages'>,
): Promise<Found<Row<'contact_message'>> & { readonly unread: number }> {
  const { search = '' } = filter;
  const matching = system
    .selectFrom('contact_message')
    .where(
      anyContains(
        [
          'contact_message.name',
          'contact_message.phone',
          'contact_message.email',
          'contact_message.company_name',
          'contact_message.message',
        ],
        search,
      ),
    )
    .selectAll()
    .orderBy(sql`read_at is not null`)
    .orderBy('sent_at', 'desc')
    .orderBy('id');
  const { unread } = await system
    .selectFrom('contact_message')
    .where('read_at', 'is', null)
    .select(rowCount.as('unread'))
    .executeTakeFirstOrThrow();
  return { ...(await pageRows(filter, matching)), unread };
}

export function markContactMessage(
  system: System,
  id: string,
  readAt: Date | null,
): Promise<{ readonly id: string } | undefined> {
  return system
    .updateTable('contact_message')
    .set({ read_at: readAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export async function listAudit(
  system: System,
  filter: RequestOf<'platform.audit'>,
  timeZone: string,
): Promise<Found<Row<'audit_entry'>>> {
  const { act, from, to, search = '' } = filter;
  const matching = system
    .selectFrom('audit_entry')
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? 'companyPassed'))
    .$if(from !== undefined, (query) =>
      query.where('at', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`),
    )
    .$if(to !== undefined, (query) =>
      query.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`),
    )
    .where(
      anyContains(
        [
          'audit_entry.account_name',
          'audit_entry.login_id',
          'audit_entry.owner_name',
          'audit_entry.subject',
          'audit_entry.address',
        ],
        search,
      ),
    )
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  return pageRows(filter, matching);
}
