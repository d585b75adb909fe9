import { CompiledQuery, type DatabaseConnection, type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, lampCheck, type Person } from '../testing/people';
import { onPostgres, type TestServer } from '../testing/test-server';

const many = 10_000;

/** How many rows of each table a statement read, as PostgreSQL counted them. */
type Read = Readonly<Record<string, number>>;

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Read by the statements that ask for a page: how many there are in all has to be counted. */
let pages: Read[] = [];
let isWatching = false;

async function watch({ sql: text, parameters }: CompiledQuery, connection: DatabaseConnection): Promise<void> {
  if (!isWatching || !/^\s*(select|with)\b/i.test(text) || !/\blimit\b/.test(text)) return;
  const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const { rows } = await connection.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(explain);
  pages.push(readBy(rows[0]?.['QUERY PLAN'][0]?.Plan));
}

function readBy(plan: Plan | undefined, read: Record<string, number> = {}): Read {
  if (!plan) return read;
  const table = plan['Relation Name'];
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan;
  if (table !== undefined) {
    read[table] = (read[table] ?? 0) + (plan['Actual Rows'] + filtered + rechecked) * plan['Actual Loops'];
  }
  for (const part of plan.Plans ?? []) readBy(part, read);
  return read;
}

/** Many more rows like one, with other values in some columns; `made` counts them. */
async function multiply(
  server: TestServer,
  table: string,
  id: string,
  other: Readonly<Record<string, RawBuilder<unknown>>>,
) {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER'`.execute(server.database.system);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => other[name] ?? (name === 'id' ? sql`gen_random_uuid()` : sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, ${many}) as made
    where id = ${id}`.execute(server.database.system);
}

onPostgres((server) => {
  let administrator: Person;

  beforeAll(async () => {
    const company = await addCompany(server());
    administrator = company.administrator;
    const technician = await company.addServiceStaff();
    const { id: customerId } = await addCustomer(server(), company);
    const device = await addDevice(administrator, customerId);
    const task = await addTask(administrator, customerId, [technician], { plannedAt: '2026-05-04T02:00:00.000Z' });
    await technician.get('task.checkIn', { id: task });
    const risk = await technician.get('risk.add', {
      ...{ taskId: task, deviceId: null, location: 'Dock', description: 'Door', severity: 'major', photos: [] },
      ...{ action: '', owner: '', dueDay: null },
    });
    await technician.get('inspection.record', lampCheck(task, device.id, 3));
    await technician.get('risk.treat', { id: risk.id, state: 'resolved', treatment: 'Brush', photos: [] });
    await technician.get('task.submit', { id: task });
    const writeLog = () =>
      administrator.get('pestLog.create', {
        ...{
          title: 'Seen',
          description: 'A rat',
          content: 'One',
          photos: [],
          customerId,
          responsibleId: technician.id,
          operatorId: technician.id,
        },
      });
    const log = await writeLog();
    const done = await writeLog();
    await administrator.get('pestLog.handle', { id: done.id, handling: 'Traps set', photos: [] });
    const day = sql`date '2020-01-01' + made % 2000`;
    const moment = sql`timestamptz '2020-01-01' + make_interval(hours => made)`;
    await multiply(server(), 'device', device.id, { code: sql`code || '-' || made` });
    // Before there are many services: without statistics of them each key is looked for among all.
    await multiply(server(), 'risk', risk.id, { found_at: moment });
    await multiply(server(), 'pest_log', log.id, { published_at: moment });
    await multiply(server(), 'pest_log', done.id, { handled_at: moment });
    await multiply(server(), 'task', task, {
      number: sql`number || '-' || made`,
      planned_day: day,
      planned_at: moment,
    });
    await sql`analyze`.execute(server().database.system);
  }, 240_000);

  test.each([
    ['device', () => administrator.get('device.myList', {})],
    ['task', () => administrator.get('task.list', {})],
    ['task', () => administrator.get('task.list', { finished: 'false' })],
    ['risk', () => administrator.get('risk.list', {})],
    ['pest_log', () => administrator.get('pestLog.list', { state: 'unhandled' })],
    ['pest_log', () => administrator.get('pestLog.list', { state: 'handled' })],
  ] as const)(
    'of %s no more than three rows are read for each that a page answers',
    async (table, ask) => {
      pages = [];
      isWatching = true;
      const { items, total } = await ask();
      isWatching = false;
      expect([items.length, total]).toEqual([20, many + 1]);
      expect(pages.map((read) => read[table] ?? 0).filter((rows) => rows > 3 * items.length)).toEqual([]);
      expect(pages).not.toEqual([]);
    },
    60_000,
  );
}, watch);
