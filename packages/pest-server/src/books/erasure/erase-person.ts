/** Removes what is kept of a person, and takes the name from what has to stay. */
import { sql } from 'kysely';
import type { Duty, ErasedKind, KeptCount } from 'pest-sdk';
import { newId } from '../../database/ids';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import { certify, countGone, dutyEnds, type ErasurePlace, inTransaction } from './certificate';
import { dutyReaches, type fates } from './company-rows';

type Table = keyof typeof fates;

/** What is known of a person who is to be forgotten. */
export type Person = Pick<Row<'account'>, 'id' | 'user_name' | 'login_id' | 'email' | 'company_id' | 'customer_id'>;

/** Rows that an account has for itself. `areas/erasure/erase-person.test.ts` looks for those that were forgotten. */
const own = [
  'session',
  'second_factor',
  'recovery_code',
  'passkey',
  'passkey_challenge',
  'company_sign_in_try',
  'company_identity',
  'sign_in',
  'known_device',
  'upload_allowance',
  'idempotency_key',
  'notice',
  'notice_setting',
  'device_role_account',
  'login_grant',
] as const satisfies readonly Table[];

/** Copies of a name in records that stay: whose they are, what is written over, and which duty keeps them until when. */
interface Named {
  readonly table: Table;
  readonly kind: ErasedKind;
  readonly account: string;
  readonly names: readonly string[];
  readonly emptied?: readonly string[];
  readonly kept?: { readonly duty: Duty; readonly since: string };
}

const named: readonly Named[] = [
  { table: 'stock_ledger', kind: 'stock', account: 'account_id', names: ['account_name'] },
  { table: 'leave_request', kind: 'services', account: 'account_id', names: [], emptied: ['reason', 'refusal_reason'] },
  {
    table: 'device_check',
    kind: 'readings',
    account: 'account_id',
    names: ['account_name'],
    kept: { duty: 'claims', since: 'checked_at' },
  },
  {
    table: 'chemical_use',
    kind: 'chemicals',
    account: 'account_id',
    names: ['applicator_name'],
    emptied: ['applicator_licence'],
    kept: { duty: 'claims', since: 'used_at' },
  },
  {
    table: 'purchase_order',
    kind: 'orders',
    account: 'created_by',
    names: ['created_by_name'],
    kept: { duty: 'transactions', since: 'completed_at' },
  },
  {
    table: 'audit_entry',
    kind: 'acts',
    account: 'account_id',
    names: ['account_name'],
    emptied: ['login_id', 'address'],
    kept: { duty: 'networkLogs', since: 'at' },
  },
  {
    table: 'audit_entry',
    kind: 'acts',
    account: 'subject_id',
    names: ['subject'],
    emptied: ['note'],
    kept: { duty: 'networkLogs', since: 'at' },
  },
];

/**
 * Columns that say a name and no account. They are written over at once: that a service was done by somebody is proven by
 * its checks and signatures. A namesake keeps them.
 */
export const namesAlone = {
  task: ['created_by', 'assigned_by', 'checked_in_by', 'submitted_by', 'reviewed_by'],
  task_event: ['account_name'],
  risk: ['found_by', 'verified_by', 'answered_by'],
  report_note: ['made_by', 'answered_by', 'resolved_by'],
  report_share: ['made_by'],
  audit_document: ['added_by'],
  partner: ['made_by'],
  service_account: ['made_by'],
  site_threshold: ['set_by'],
  device_threshold: ['set_by'],
  leave_request: ['reviewed_by'],
} as const satisfies Partial<Record<Table, readonly string[]>>;
/** Those of them that a company has to itself. */
const ofCompaniesAlone: readonly string[] = ['task_event', 'partner', 'service_account', 'leave_request'];

/** Stands in place of a name, before the end of an id: for readers of both languages. */
export const nameless = '已删除人员 erased person ';

export function namelessName(id: string): string {
  return nameless + id.slice(-4);
}

/**
 * Closes the account, removes what is only its person's, and writes over the name where records stay. The picture is named
 * by nothing then, and goes as files do that are let go.
 *
 * @returns the number of its certificate
 */
export async function erasePerson(
  place: Pick<ErasurePlace, 'now' | 'backupDays'>,
  system: System,
  person: Person,
): Promise<string> {
  const now = place.now();
  const id = newId(now);
  const subject = namelessName(person.id);
  await system
    .insertInto('erasure')
    .values({
      id,
      person: true,
      company_id: person.id,
      subject,
      asked_by: 'operator',
      asked_at: now,
      due_at: now,
      begun_at: now,
    })
    .execute();
  // What was sent is known by the notices, and by phone and mail, which go next.
  await removeMessages(system, id, person);
  for (const table of own) await remove(system, id, table, sql`account_id = ${person.id}`);
  await system
    .updateTable('account')
    .set({ login_id: person.id, user_name: subject, password_hash: '', email: '', licence: '', permissions: '[]' })
    .set({ head_pic: null, disabled_at: now, deleted_at: now })
    .where('id', '=', person.id)
    .execute();
  await countGone(system, id, 'account', 1);
  await takeNamesAlone(system, person);
  const kept = await takeNames(system, person.id, now);
  await certify(system, place, id, [...kept, ...(await inReports(system, person.id))]);
  return id;
}

async function remove(system: System, id: string, table: Table, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql`delete from ${sql.table(table)} where ${which} returning 1`.execute(system);
  if (rows.length > 0) await countGone(system, id, table, rows.length);
}

/** An address that somebody else has as well keeps its messages. What a visitor wrote to the platform is counted with them. */
async function removeMessages(system: System, id: string, { id: account, login_id, email }: Person): Promise<void> {
  const addresses = [login_id, email].filter((address) => address !== '');
  // By itself: what is deleted below lies where no account can be joined to it in a distributed database.
  const others = await system
    .selectFrom('account')
    .select('email')
    .where('id', '<>', account)
    .where('email', '=', sql<string>`any(${addresses}::text[])`)
    .execute();
  const shared = new Set(others.map((other) => other.email));
  const theirs = sql`any(${addresses.filter((address) => !shared.has(address))}::text[])`;
  await remove(
    system,
    id,
    'outbox_message',
    sql`recipient = ${theirs} or key in (select 'notice ' || id from notice where account_id = ${account})`,
  );
  await remove(system, id, 'contact_message', sql`phone = ${theirs} or email = ${theirs}`);
  await remove(system, id, 'verification_code', sql`phone = ${login_id}`);
  await remove(system, id, 'verification_sent', sql`phone = ${login_id}`);
  await remove(system, id, 'login_try', sql`subject in (${`account:${login_id}`}, ${`account:codes of ${account}`})`);
}

async function takeNamesAlone(system: System, person: Person): Promise<void> {
  const { id, user_name: name, company_id: companyId, customer_id: customerId } = person;
  // Companies write into rows of the sites that they serve, and people of the sites do.
  const { rows: namesakes } = await sql`select 1 from account where user_name = ${name} and (
    company_id = ${companyId} or customer_id = ${customerId}
    or customer_id in (select customer_id from customer_binding where company_id = ${companyId})
    or company_id in (select company_id from customer_binding where customer_id = ${customerId}))`.execute(system);
  if (namesakes.length > 0) return;
  for (const [table, columns] of Object.entries(namesAlone)) {
    if (companyId === null && ofCompaniesAlone.includes(table)) continue;
    const theirs = companyId === null ? sql`customer_id = ${customerId}` : sql`company_id = ${companyId}`;
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${namelessName(id)}
        where ${theirs} and ${sql.ref(column)} = ${name}`.execute(system);
  }
}

/** Writes over what no duty keeps any more; answers what one still does. */
async function takeNames(system: System, accountId: string, now: Date): Promise<KeptCount[]> {
  const keeps: KeptCount[] = [];
  for (const { table, kind, account, names, emptied = [], kept } of named) {
    const theirs = sql`${sql.ref(account)} = ${accountId}`;
    const stays = kept ? sql`coalesce(${sql.ref(kept.since)} >= ${dutyReaches(kept.duty, now)}, false)` : sql`false`;
    const written = [
      ...names.map((column) => sql`${sql.ref(column)} = ${namelessName(accountId)}`),
      ...emptied.map((column) => sql`${sql.ref(column)} = ''`),
    ];
    await sql`update ${sql.table(table)} set ${sql.join(written)} where ${theirs} and not ${stays}`.execute(system);
    if (!kept) continue;
    const { rows } = await sql<{ n: number; last: Date | null }>`
      select count(*)::int as n, max(${sql.ref(kept.since)}) as last from ${sql.table(table)}
      where ${theirs} and ${stays}`.execute(system);
    const [{ n, last } = { n: 0, last: null }] = rows;
    if (n > 0) keeps.push({ kind, rows: n, duty: kept.duty, until: dutyEnds(kept.duty, last ?? now) });
  }
  return keeps;
}

/** Reports that say who came, and signatures: their text is what was signed. */
async function inReports(system: System, accountId: string): Promise<KeptCount[]> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*)::int from report_signature where account_id = ${accountId})
      + (select count(*)::int from task_signature where account_id = ${accountId})
      + (select count(distinct report_id)::int from report_task join task_staff using (company_id, task_id)
        where account_id = ${accountId}) as n`.execute(system);
  const n = rows[0]?.n ?? 0;
  return n > 0 ? [{ kind: 'reports', rows: n, duty: 'claims', until: null }] : [];
}

/** Names that had to stay go when their duty is over. */
export async function forgetNames({ database, now }: ErasurePlace, faults: unknown[]): Promise<void> {
  const open = await database
    .selectFrom('erasure')
    .select(['id', 'company_id'])
    .where('person', '=', true)
    .where('closed_at', 'is', null)
    .execute();
  for (const { id, company_id: accountId } of open) {
    await inTransaction(database, async (system) => {
      const kept = await takeNames(system, accountId, now());
      if (kept.length === 0)
        await system.updateTable('erasure').set({ closed_at: now() }).where('id', '=', id).execute();
    }).catch((fault) => faults.push(fault));
  }
}
