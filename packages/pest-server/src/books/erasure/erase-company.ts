/** Removes everything of a company whose notice is over: a table and a batch at a time, so that it can be cut short anywhere. */
import { sql } from 'kysely';
import type { KeptCount } from 'pest-sdk';
import type { System } from '../../database/transactions';
import { endBinding } from '../bindings/bindings';
import { certify, countGone, dutyEnds, type Erasure, type ErasurePlace, inTransaction } from './certificate';
import { type CompanyTable, companyTables, goingRows, type Leaving } from './company-rows';
import { forgetNames, nameless } from './erase-person';

/** Rows of a table that went. */
export interface ErasedStep {
  readonly company: string;
  readonly table: string;
  readonly rows: number;
}

const rowsAtOnce = 2_000;
const filesAtOnce = 100;
/** Calls that were under way when it began may add rows behind it. */
const mostRounds = 3;
/** What refers to them may stay: they end last, and by themselves. */
const heads: readonly string[] = ['company', 'account', 'customer'];

/**
 * Carries out what is due, and looks again after what had to stay. Each is gone on with where it was cut short.
 *
 * @throws AggregateError at the end, of those that failed: none holds the others up
 */
export async function* eraseDue(place: ErasurePlace): AsyncGenerator<ErasedStep> {
  const due = await place.database
    .selectFrom('erasure')
    .selectAll()
    .where('taken_back_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', place.now())
    .orderBy('due_at')
    .execute();
  const faults: unknown[] = [];
  for (const erasure of due) {
    try {
      yield* eraseCompany(place, erasure);
    } catch (fault) {
      faults.push(fault);
    }
  }
  await eraseKept(place, faults);
  await forgetNames(place, faults);
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '));
}

async function* eraseCompany(place: ErasurePlace, erasure: Erasure): AsyncGenerator<ErasedStep> {
  const leaving = await begin(place, erasure);
  if (!leaving) return;
  const tables = await inOrder(place.database);
  for (let round = 1; round <= mostRounds; round += 1) {
    let all = 0;
    for (const table of tables) {
      const rows = await eraseTable(place, erasure, leaving, table);
      if (rows > 0) yield { company: erasure.subject, table: table.name, rows };
      all += rows;
    }
    if (all === 0) break;
  }
  await endHeads(place, erasure, leaving);
  await inTransaction(place.database, async (system) => {
    await certify(system, place, erasure.id, await keptRows(system, leaving, place.now()));
  });
}

/**
 * Nobody signs in any more, nothing leaves any more, and who goes along is written down: it would be lost with the
 * bindings. Null where the notice was taken back, or carried out, since it was listed.
 */
function begin({ database, now }: ErasurePlace, { id, company_id: companyId }: Erasure): Promise<Leaving | null> {
  return inTransaction(database, async (system) => {
    const held = await system
      .selectFrom('erasure')
      .select(['begun_at', 'customers'])
      .where('id', '=', id)
      .where('taken_back_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('due_at', '<=', now())
      .forUpdate()
      .executeTakeFirst();
    if (!held) return null;
    const { begun_at, customers } = held;
    if (begun_at !== null) return { companyId, customers };
    const at = now();
    const alone = await customersOfNobodyElse(system, companyId);
    await system.updateTable('erasure').set({ begun_at: at, customers: alone }).where('id', '=', id).execute();
    const accounts = system.updateTable('account').set({ disabled_at: at }).where('disabled_at', 'is', null);
    await accounts.where('company_id', '=', companyId).execute();
    if (alone.length > 0) {
      await accounts.where('customer_id', 'in', alone).execute();
      // Nobody binds them any more.
      await system.updateTable('customer').set({ approved_at: null }).where('id', 'in', alone).execute();
    }
    await system
      .updateTable('partner')
      .set({ revoked_at: at })
      .where('company_id', '=', companyId)
      .where('revoked_at', 'is', null)
      .execute();
    await system.updateTable('webhook_endpoint').set({ enabled: false }).where('company_id', '=', companyId).execute();
    const bound = await system
      .selectFrom('customer_binding')
      .select('customer_id')
      .where('company_id', '=', companyId)
      .where('ended_at', 'is', null)
      .execute();
    // Whoever serves them besides has the creator's rights then.
    for (const { customer_id } of bound) await endBinding(system, { companyId, customerId: customer_id }, at);
    return { companyId, customers: alone };
  });
}

/** Customers that this company entered, that no other company ever served or asked for, and whose people have no login of their own. */
async function customersOfNobodyElse(system: System, companyId: string): Promise<string[]> {
  // Whoever is binding one of them is waited for.
  await system.selectFrom('customer').select('id').where('created_by', '=', companyId).forUpdate().execute();
  const { rows } = await sql<{ id: string }>`
    select id from customer where created_by = ${companyId} and array_remove(served_by, ${companyId}::uuid) = '{}'
      and not exists (select from account where customer_id = customer.id and (proven_at is not null or made_by <> ${companyId}))
      and not exists (select from binding_request where customer_id = customer.id and company_id <> ${companyId})
      and not exists (select from login_grant where customer_id = customer.id and company_id <> ${companyId})
    order by id`.execute(system);
  const ids = rows.map(({ id }) => id);
  // By itself: these rows are on all nodes of a distributed database, which joins them to no customer.
  const others = await system
    .selectFrom('customer_binding')
    .where('customer_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('company_id', '<>', companyId)
    .select('customer_id')
    .distinct()
    .execute();
  const served = new Set(others.map(({ customer_id }) => customer_id));
  return ids.filter((id) => !served.has(id));
}

/** What refers to others goes before them, as the schema says. */
async function inOrder(system: System): Promise<CompanyTable[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select distinct child.relname as child, parent.relname as parent from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`.execute(system);
  const left = companyTables.filter(({ name }) => !heads.includes(name));
  const ordered = companyTables.filter(({ name }) => name === 'outbox_message');
  while (ordered.length < left.length) {
    const next = left.filter(
      ({ name }) =>
        !ordered.some((done) => done.name === name) &&
        rows.every(({ child, parent }) => parent !== name || isDone(child, ordered)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a ring.');
    ordered.push(...next);
  }
  return ordered;
}

function isDone(child: string, ordered: readonly CompanyTable[]): boolean {
  return heads.includes(child) || ordered.some(({ name }) => name === child);
}

/** How many rows went now. */
async function eraseTable(
  place: ErasurePlace,
  erasure: Erasure,
  leaving: Leaving,
  table: CompanyTable,
): Promise<number> {
  if (table.name === 'stored_file') await letCustomersKeepNone(place.database, leaving);
  const atOnce = table.name === 'stored_file' ? filesAtOnce : rowsAtOnce;
  const keys = await keyOf(place.database, table.name);
  let rows = 0;
  for (;;) {
    // A file is removed before its row: nothing is left that no row tells of.
    const bytes = table.name === 'stored_file' ? await removeFiles(place, leaving, atOnce) : 0;
    const removed = await inTransaction(place.database, async (system) => {
      await sql.raw(`set local app.erased_company = '${leaving.companyId}'`).execute(system);
      const going = goingRows(table, leaving, place.now());
      const { rows: gone } = await sql`
        delete from ${sql.table(table.name)} where ${going} and (${keys}) in (
          select ${keys} from ${sql.table(table.name)} where ${going} order by ${keys} limit ${atOnce}
        ) returning 1`.execute(system);
      if (gone.length > 0) await countGone(system, erasure.id, table.name, gone.length, bytes);
      return gone.length;
    });
    rows += removed;
    if (removed < atOnce) break;
  }
  return rows;
}

async function keyOf(system: System, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by attnum`.execute(system);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** The files of the rows that go next. One that somebody else has a row of stays where it lies. */
async function removeFiles({ database, storage }: ErasurePlace, leaving: Leaving, atOnce: number): Promise<number> {
  const owners = [leaving.companyId, ...leaving.customers];
  const files = await database
    .selectFrom('stored_file')
    .select(['owner_id', 'key', 'bytes'])
    .where('owner_id', 'in', owners)
    .orderBy('owner_id')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { key } of files) {
    const shared = await database
      .selectFrom('stored_file')
      .select('id')
      .where('key', '=', key)
      .where('owner_id', 'not in', owners)
      .executeTakeFirst();
    if (!shared) await storage.remove(key);
  }
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A customer that stays names no file that goes. */
async function letCustomersKeepNone(system: System, { companyId }: Leaving): Promise<void> {
  for (const column of ['pest_control_certificate', 'msds', 'controller_certificate'] as const) {
    const named = await system.selectFrom('customer').select(column).where(column, 'is not', null).execute();
    const keys = named.map((customer) => customer[column]);
    // By itself: no statement of a distributed database writes what is on every node by what is on one.
    const going = await system
      .selectFrom('stored_file')
      .select('key')
      .where('owner_id', '=', companyId)
      .where('key', '=', sql<string>`any(${keys}::text[])`)
      .execute();
    if (going.length === 0) continue;
    const gone = going.map(({ key }) => key);
    await system
      .updateTable('customer')
      .set({ [column]: null })
      .where(column, '=', sql<string>`any(${gone}::text[])`)
      .execute();
  }
}

/** Accounts and the company go where nothing refers to them any more; until then they stay without a word. */
function endHeads({ database, now }: ErasurePlace, { id }: Erasure, leaving: Leaving): Promise<void> {
  return inTransaction(database, async (system) => {
    const { companyId, customers } = leaving;
    const going = sql`(company_id = ${companyId} or customer_id = any(${customers}::uuid[]))`;
    // By itself, as above.
    const kept = await system
      .updateTable('purchase_order')
      .set({ created_by_name: '' })
      .where('company_id', '=', companyId)
      .returning('created_by')
      .execute();
    const buyers = kept.map(({ created_by }) => created_by);
    const { rows: accounts } = await sql`
      delete from account where ${going} and id <> all(${buyers}::uuid[]) returning 1`.execute(system);
    if (accounts.length > 0) await countGone(system, id, 'account', accounts.length);
    const { rows: sites } = await sql`delete from customer where id = any(${customers}::uuid[]) returning 1`.execute(
      system,
    );
    if (sites.length > 0) await countGone(system, id, 'customer', sites.length);
    await sql`update account set login_id = id::text, user_name = ${nameless} || right(id::text, 4),
        password_hash = '', email = '', licence = '', head_pic = null, permissions = '[]',
        deleted_at = coalesce(deleted_at, ${now()}) where ${going}`.execute(system);
    await system
      .updateTable('company')
      .set({ ...blank, leaves_at: null })
      .where('id', '=', companyId)
      .execute();
    if (kept.length > 0) return;
    const { rows } = await sql`
      delete from company where id = ${companyId}
        and not exists (select from account where company_id = ${companyId} or made_by = ${companyId})
        and not exists (select from customer where created_by = ${companyId}) returning 1`.execute(system);
    if (rows.length > 0) await countGone(system, id, 'company', rows.length);
  });
}

/** The name stays with deals that the law has kept, and with customers that it made logins for. */
const blank = {
  address: '',
  contact_name: '',
  contact_phone: '',
  introduction: '',
  logo: null,
  report_layout: null,
  business_license: null,
  pest_control_qualification: null,
  pesticide_usage_certificate: null,
  personnel_qualification: null,
  status: 0,
  reason: '',
  submitted_at: null,
  renewal: null,
} as const;

async function keptRows(system: System, leaving: Leaving, now: Date): Promise<KeptCount[]> {
  const counts = new Map<string, KeptCount>();
  for (const { name, kind, rows, kept } of companyTables) {
    if (!kept) continue;
    const { rows: found } = await sql<{ n: number; last: Date | null }>`
      select count(*)::int as n, max(${sql.raw(kept.since ?? 'null::timestamptz')}) as last from ${sql.table(name)}
      where ${rows(leaving)}`.execute(system);
    const [{ n, last } = { n: 0, last: null }] = found;
    if (n === 0) continue;
    const before = counts.get(kind);
    const until = kept.since === null && before?.until ? before.until : dutyEnds(kept.duty, last ?? now);
    counts.set(kind, {
      kind,
      rows: n + (before?.rows ?? 0),
      duty: kept.duty,
      until: before?.until && before.until > until ? before.until : until,
    });
  }
  return [...counts.values()];
}

/** What had to stay goes when its duty is over. */
async function eraseKept(place: ErasurePlace, faults: unknown[]): Promise<void> {
  const open = await place.database
    .selectFrom('erasure')
    .selectAll()
    .where('ended_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('person', '=', false)
    .execute();
  for (const erasure of open) await eraseKeptOf(place, erasure).catch((fault) => faults.push(fault));
}

async function eraseKeptOf(place: ErasurePlace, erasure: Erasure): Promise<void> {
  const leaving = { companyId: erasure.company_id, customers: erasure.customers };
  for (const table of await inOrder(place.database)) {
    if (table.kept) await eraseTable(place, erasure, leaving, table);
  }
  await endHeads(place, erasure, leaving);
  if ((await keptRows(place.database, leaving, place.now())).length > 0) return;
  await place.database.updateTable('erasure').set({ closed_at: place.now() }).where('id', '=', erasure.id).execute();
}
