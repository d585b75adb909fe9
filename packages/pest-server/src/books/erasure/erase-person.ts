/** Finds what is held of a person by their phone, and removes it or takes their name off it, in one transaction. */
import { createHash } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  duties,
  type ErasedCount,
  type ErasedKind,
  type ErasureCertificate,
  type KeptCount,
  userTypes,
} from 'pest-sdk';
import { newId } from '../../database/ids';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import type { Storage } from '../../providers/storage/storage';
import { dutyReaches } from './company-rows';
import { type PersonalColumn, personalColumns } from './personal-columns';

/** Where a name means this person: in a company, at a site, or at one site of one company. */
interface KnownAs {
  readonly name: string;
  readonly companyId: string | null;
  readonly customerId: string | null;
}

/** Whose data they are. */
export interface Person {
  readonly phone: string;
  readonly mail: string;
  readonly account: Pick<Row<'account'>, 'id' | 'company_id' | 'customer_id' | 'head_pic'> | null;
  readonly knownAs: readonly KnownAs[];
  /** Whose rows are looked at; null for those of the whole installation. */
  readonly within: string | null;
  /** Whether it is the only administrator of its company. */
  readonly lastAdministrator: boolean;
  /** Somebody else of the house has the same name: what says nothing but the name may be theirs, and stays. */
  readonly namesake: boolean;
}

/** What is held of a person, and what becomes of it. */
export interface Held {
  readonly removed: readonly ErasedCount[];
  readonly nameless: readonly ErasedCount[];
  readonly kept: readonly KeptCount[];
}

type Condition = RawBuilder<SqlBool>;
interface Column extends PersonalColumn {
  readonly table: string;
  readonly name: string;
}

const columns: readonly Column[] = Object.entries(personalColumns).map(([place, column]) => {
  const [table = '', name = ''] = place.split('.');
  return { ...column, table, name };
});

/** The person with a phone: an account, contacts at sites, or both; null where nobody has it. */
export async function findPerson(system: System, phone: string, within: string | null): Promise<Person | null> {
  const account = await system
    .selectFrom('account')
    .select(['id', 'company_id', 'customer_id', 'head_pic', 'user_name', 'email', 'type'])
    .where('login_id', '=', phone)
    .$if(within !== null, (own) => own.where('company_id', '=', within))
    .executeTakeFirst();
  const contacts = await system
    .selectFrom('customer_binding')
    .select(['company_id', 'customer_id', 'contact_name', 'report_email'])
    .where('phone', '=', phone)
    .$if(within !== null, (own) => own.where('company_id', '=', within ?? ''))
    .execute();
  const messages = await system.selectFrom('contact_message').select('id').where('phone', '=', phone).execute();
  if (!account && contacts.length === 0 && (within !== null || messages.length === 0)) return null;
  const others = account ? await othersOf(system, account) : [];
  const namesake = others.some(({ user_name }) => user_name === account?.user_name);
  return {
    phone,
    mail: account?.email ?? '',
    account: account ?? null,
    within,
    namesake,
    lastAdministrator:
      account?.type === userTypes.administrator && !others.some(({ type }) => type === userTypes.administrator),
    knownAs: [
      ...(account && !namesake
        ? [{ name: account.user_name, companyId: account.company_id, customerId: account.customer_id }]
        : []),
      ...contacts
        .filter(({ contact_name }) => contact_name !== '')
        .map((each) => ({ name: each.contact_name, companyId: each.company_id, customerId: each.customer_id })),
    ],
  };
}

function othersOf(
  system: System,
  { id, company_id, customer_id }: Pick<Row<'account'>, 'id' | 'company_id' | 'customer_id'>,
) {
  return system
    .selectFrom('account')
    .select(['user_name', 'type'])
    .where('id', '!=', id)
    .where('disabled_at', 'is', null)
    .$if(company_id !== null, (own) => own.where('company_id', '=', company_id))
    .$if(customer_id !== null, (own) => own.where('customer_id', '=', customer_id))
    .execute();
}

/** What would become of it, without doing it. */
export async function heldOf(system: System, person: Person, now: Date): Promise<Held> {
  const [removed, nameless] = [new Map<ErasedKind, number>(), new Map<ErasedKind, number>()];
  const kept = new Map<ErasedKind, KeptCount>();
  const has = await columnsOf(system);
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    const [{ kind } = { kind: 'people' as const }] = own;
    const gone = own.filter(({ becomes }) => becomes === 'removed');
    const counts: readonly (readonly [Map<ErasedKind, number>, readonly Column[]])[] = [
      [removed, gone],
      [nameless, own.filter((column) => !gone.includes(column))],
    ];
    for (const [counted, some] of counts) {
      const rows = await countOf(
        system,
        table,
        some.flatMap((column) => conditionOf(column, person, has, now) ?? []),
      );
      if (rows > 0) counted.set(kind, (counted.get(kind) ?? 0) + rows);
    }
    await addKept(system, kept, own, person, has, now);
  }
  return { removed: listed(removed), nameless: listed(nameless), kept: [...kept.values()] };
}

function listed(counts: ReadonlyMap<ErasedKind, number>): ErasedCount[] {
  return [...counts].map(([kind, rows]) => ({ kind, rows }));
}

async function countOf(system: System, table: string, conditions: readonly Condition[]): Promise<number> {
  if (conditions.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}`.execute(system);
  return rows[0]?.n ?? 0;
}

async function addKept(
  system: System,
  kept: Map<ErasedKind, KeptCount>,
  own: readonly Column[],
  person: Person,
  has: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const column of own.filter((each) => each.kept)) {
    const [held, stays] = [rowsOf(column, person, has), staysOf(column, now)];
    if (!held || !stays || !column.kept) continue;
    const { duty, since } = column.kept;
    const { rows } = await sql<{ n: number; last: Date | null }>`
      select count(*)::int as n, max(${sql.ref(since)}) as last from ${sql.table(column.table)}
      where ${held} and ${stays}`.execute(system);
    const [{ n, last } = { n: 0, last: null }] = rows;
    if (n === 0) continue;
    const before = kept.get(column.kind);
    const end = new Date(last ?? now);
    end.setUTCMonth(end.getUTCMonth() + duties[duty].months);
    const until = end.toISOString();
    kept.set(column.kind, {
      kind: column.kind,
      rows: Math.max(n, before?.rows ?? 0),
      duty,
      until: before && before.until > until ? before.until : until,
    });
  }
}

/** The rows of a column that are the person's; null where it cannot be asked. */
function rowsOf({ table, name, by }: Column, person: Person, has: ReadonlySet<string>): Condition | null {
  if (typeof by === 'object') {
    return person.account && sql`${sql.ref(by.account)} = ${person.account.id}`;
  }
  const company = has.has(`${table}.company_id`);
  const within =
    person.within === null ? sql`true` : company ? sql`company_id = ${person.within}` : withinOf(table, person);
  if (by === 'mail') return person.mail === '' ? null : sql`(${sql.ref(name)} = ${person.mail} and ${within})`;
  if (by === 'phone') {
    const column = phoneOf[table] ?? 'phone';
    if (table !== 'outbox_message') return sql`(${sql.ref(column)} = ${person.phone} and ${within})`;
    // Of an address that another account has as well, nothing is taken: it is free text.
    return (
      person.account &&
      sql`(recipient = ${person.phone} or (recipient <> '' and recipient = ${person.mail}
        and not exists (select from account where email = recipient and id <> ${person.account.id})))`
    );
  }
  const column = sql.ref(table.endsWith('_signature') ? 'name' : name);
  const named = person.knownAs.flatMap(({ companyId, customerId, name: called }) => {
    if (companyId !== null && !company) return [];
    if (customerId !== null && !has.has(`${table}.customer_id`)) return [];
    return [
      sql`(${column} = ${called} ${companyId === null ? sql`` : sql`and company_id = ${companyId}`}
        ${customerId === null ? sql`` : sql`and customer_id = ${customerId}`})`,
    ];
  });
  return named.length === 0 ? null : sql`(${sql.join(named, sql` or `)})`;
}

/** Where the phone of a row stands, where it is not called so. */
const phoneOf: Readonly<Record<string, string>> = {
  binding_request: 'login_id',
  company: 'contact_phone',
  outbox_message: 'recipient',
};

/** What no company owns is not a company's to erase, but for the codes of an account of its own. */
function withinOf(table: string, { within, account }: Person): Condition {
  if (table === 'company') return sql`id = ${within}`;
  return sql`${sql.lit(account !== null && table.startsWith('verification'))}`;
}

/** Which of the rows stay for a while; null where none do. */
function staysOf({ table, kept }: Column, now: Date): Condition | null {
  if (!kept) return null;
  const young = sql<SqlBool>`${sql.ref(kept.since)} >= ${dutyReaches(kept.duty, now)}`;
  return kept.frozen ? sql`(frozen or (${young} and ${sql.lit(table !== 'report')}))` : young;
}

function conditionOf(column: Column, person: Person, has: ReadonlySet<string>, now: Date): Condition | null {
  const [held, stays] = [rowsOf(column, person, has), staysOf(column, now)];
  return held && stays ? sql`(${held} and not coalesce(${stays}, false))` : held;
}

async function columnsOf(system: System): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name in ('company_id', 'customer_id')`.execute(system);
  return new Set(rows.map(({ place }) => place));
}

/** Who asked, and what the server knows of its backups. */
export interface Asking {
  readonly askedBy: Row<'erasure'>['asked_by'];
  readonly now: Date;
  readonly backupDays: number | null;
}

/**
 * Does it, within a transaction; the files that it answers are removed after that.
 *
 * @returns the certificate, and keys of files that nothing names any more
 */
export async function erasePerson(
  system: System,
  person: Person,
  { askedBy, now, backupDays }: Asking,
): Promise<{ readonly certificate: ErasureCertificate; readonly files: readonly string[] }> {
  const id = newId(now);
  const subject = `erased person ${id.slice(-4)}`;
  const held = await heldOf(system, person, now);
  const files = await takeFiles(system, person);
  const has = await columnsOf(system);
  for (const column of inTurn(columns)) {
    const rows = conditionOf(column, person, has, now);
    if (rows) await eraseColumn(system, column, rows, subject);
  }
  if (person.account) await endAccount(system, person.account.id, now);
  const certificate: ErasureCertificate = {
    version: 1,
    id,
    kind: 'person',
    companyId: person.within ?? person.account?.company_id ?? person.knownAs[0]?.companyId ?? id,
    subject,
    askedBy,
    askedAt: now.toISOString(),
    begunAt: now.toISOString(),
    endedAt: now.toISOString(),
    gone: held.removed,
    nameless: held.nameless,
    files: { count: files.keys.length, bytes: files.bytes },
    kept: held.kept,
    backupsEndAt: backupDays === null ? null : new Date(now.getTime() + backupDays * dayMs).toISOString(),
  };
  await keepCertificate(system, certificate, now);
  return { certificate, files: files.keys };
}

const dayMs = 24 * 60 * 60_000;

/** What rows are found by goes last: the name, and the phone that tells it. */
function inTurn(all: readonly Column[]): Column[] {
  const finds = ['name', 'phone', 'contact_phone'];
  return [...all.filter(({ name }) => !finds.includes(name)), ...all.filter(({ name }) => finds.includes(name))];
}

async function eraseColumn(
  system: System,
  { table, name, becomes }: Column,
  rows: Condition,
  subject: string,
): Promise<void> {
  if (table === 'account') return;
  if (becomes === 'removed') return void (await sql`delete from ${sql.table(table)} where ${rows}`.execute(system));
  const value = becomes === 'nameless' ? sql`${subject}` : (blanks[`${table}.${name}`] ?? sql`''`);
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where ${rows}`.execute(system);
}

/** Where nothing is not an empty text. */
const blanks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'binding_request.login_id': sql`null`,
  'report_share.mail_to': sql`null`,
  'report_signature.strokes': sql`case when strokes is null then null else '[]'::jsonb end`,
  'task_signature.strokes': sql`case when strokes is null then null else '[]'::jsonb end`,
};

async function endAccount(system: System, id: string, now: Date): Promise<void> {
  await sql`update account set login_id = 'erased ' || id, user_name = 'erased person ' || right(id::text, 4),
      email = '', licence = '', head_pic = null, password_hash = '', permissions = '[]', agreement = '',
      agreed_at = null, deleted_at = coalesce(deleted_at, ${now}), disabled_at = coalesce(disabled_at, ${now})
    where id = ${id}`.execute(system);
}

/** The person's picture and papers: their rows go here. */
async function takeFiles(system: System, { account }: Person): Promise<{ keys: string[]; bytes: number }> {
  if (!account) return { keys: [], bytes: 0 };
  const papers = await system
    .selectFrom('audit_document')
    .select('file')
    .where('account_id', '=', account.id)
    .execute();
  const keys = [...papers.map(({ file }) => file), ...(account.head_pic === null ? [] : [account.head_pic])];
  if (keys.length === 0) return { keys, bytes: 0 };
  const gone = await system
    .deleteFrom('stored_file')
    .where('key', 'in', keys)
    .where('owner_id', '=', account.company_id ?? account.customer_id ?? '')
    .returning(['key', 'bytes'])
    .execute();
  return { keys: gone.map(({ key }) => key), bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function keepCertificate(system: System, certificate: ErasureCertificate, now: Date): Promise<void> {
  const text = JSON.stringify(certificate);
  await system
    .insertInto('erasure')
    .values({
      id: certificate.id,
      kind: 'person',
      company_id: certificate.companyId,
      subject: certificate.subject,
      asked_by: certificate.askedBy,
      asked_at: now,
      due_at: now,
      begun_at: now,
      ended_at: now,
      closed_at: now,
      certificate: text,
      certificate_hash: createHash('sha256').update(text).digest('hex'),
    })
    .execute();
}

/** After the transaction: a process that ends in between leaves files without a row, which a job removes. */
export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}
