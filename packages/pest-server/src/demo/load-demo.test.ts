import { randomUUID } from 'node:crypto';
import { type CompiledQuery, sql } from 'kysely';
import { limits, questionOf } from 'pest-sdk';
import { beforeAll, expect, inject, test } from 'vitest';
import { namingColumns } from '../books/files/named-files';
import { listEnd } from '../database/pages';
import { wrongRollUps } from '../operations/check';
import { dataStatements } from '../testing/data-statements';
import { type ListRow, listRows, rowsWithLists } from '../testing/list-rows';
import { type Person, signIn } from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';
import { demoCompanyId } from './demo-people';
import { loadDemo } from './load-demo';

const folder = new URL('../../demo/', import.meta.url);
const isCluster = (inject('pestPostgres')?.nodes.length ?? 1) > 1;

/** What each engine was filled with: it must be the same. */
const digests = new Set<string>();

async function rowsOf<Row>(server: TestServer, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(server.database.system)).rows;
}

function planOf(person: Person, customerId: string) {
  return person.get('floorPlan.list', { customerId });
}

/** The transactions that left the rows which a table holds now. */
async function writersOf(server: TestServer, table: string): Promise<string[]> {
  const rows = await rowsOf(
    server,
    sql<{ writer: string }>`select distinct xmin::text as writer from ${sql.table(table)}`,
  );
  return rows.map(({ writer }) => writer);
}

/** Statements that reached the engine since they were last forgotten. */
let asked: string[] = [];
/** Whether one of them ends where lists end. */
let isEnded = false;
function watch({ sql: text, parameters }: CompiledQuery): void {
  asked.push(text);
  isEnded ||= /\blimit \$\d/.test(text) && parameters.includes(listEnd);
}

onEachEngine((server) => {
  let isLoaded: boolean;
  let writers: Set<string>;

  beforeAll(async () => {
    isLoaded = await loadDemo(server().parts, folder);
    const tables = await rowsOf(
      server(),
      sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`,
    );
    writers = new Set((await Promise.all(tables.map(({ name }) => writersOf(server(), name)))).flat());
  }, 120_000);

  // The nodes of a cluster number their transactions each by itself.
  test.skipIf(isCluster)('fills an empty database in one transaction: one that breaks off leaves nothing', () => {
    expect(isLoaded).toBe(true);
    expect(writers.size).toBe(1);
  });

  test('leaves a database that holds anything as it is', async () => {
    expect(await loadDemo(server().parts, folder)).toBe(false);
  });

  test('the same day gives the same data on every engine', async () => {
    const [digest] = await rowsOf(
      server(),
      sql<{ digest: string }>`select md5(string_agg(concat(task_id, device_id, captures, consumed_percent, outcome), ','
        order by task_id, device_id)) as digest from device_check`,
    );
    digests.add(digest?.digest ?? '');
    expect(digests.size).toBe(1);
  });

  test('every demo account signs in, with what its kind may see', async () => {
    for (const [phone, code] of [
      ['13900000001', 0],
      ['13900000002', 0],
      ['13900000003', 0],
      ['13900000004', 0],
      ['13900000005', 0],
      ['13900000006', 10009],
      ['13900000007', 0],
      ['13900000008', 0],
      ['13900000009', 0],
    ] as const) {
      const person = await signIn(server(), phone);
      expect((await person.ask('device.myList', {})).code, phone).toBe(code);
    }
  });

  test('no column names a file but those that the search for unused files looks into', async () => {
    const columns = await rowsOf(
      server(),
      sql<{ name: string; column: string }>`select table_name as name, column_name as "column"
        from information_schema.columns
        where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'stored_file'
          and table_name not like 'citus%'
          and data_type in ('text', 'ARRAY', 'json', 'jsonb')`,
    );
    const naming: string[] = [];
    for (const { name, column } of columns) {
      const [found] = await rowsOf(
        server(),
        // A subquery over several nodes has a column, or Citus cannot read what it found.
        sql<{ found: boolean }>`select exists (select 1 from ${sql.table(name)}
          where ${sql.ref(column)}::text ~ '[A-Za-z0-9_-]{32}[.](jpg|png|pdf)') as found`,
      );
      if (found?.found) naming.push(`${name}.${column}`);
    }
    expect(naming.length).toBeGreaterThan(8);
    expect(naming.filter((each) => !namingColumns.includes(each))).toEqual([]);
  }, 60_000);

  test('the roll-ups say what the checks say', async () => {
    const wrong = await wrongRollUps(server().database.system);
    const wrongCaptures = await rowsOf(
      server(),
      sql`select task_id from device_check
        where captures <> (select coalesce(sum(n), 0) from capture
          where capture.company_id = device_check.company_id and capture.task_id = device_check.task_id
            and capture.device_id = device_check.device_id)
          or captures <> (select coalesce(sum(value::int), 0) from reading_day, jsonb_each_text(species)
            where reading_day.company_id = device_check.company_id and reading_day.device_id = device_check.device_id
              and reading_day.local_day = device_check.local_day)`,
    );
    expect([...wrong, ...wrongCaptures]).toEqual([]);
  });

  test('stock is the sum of its ledger and never was below zero', async () => {
    const wrong = await rowsOf(
      server(),
      sql`select name from consumable left join (
          select company_id, consumable_id, sum(change) as total, min(level) as lowest
          from (select company_id, consumable_id, change,
              sum(change) over (partition by company_id, consumable_id order by at, id) as level
            from stock_ledger) as levels
          group by company_id, consumable_id) as ledger
        on ledger.company_id = consumable.company_id and ledger.consumable_id = consumable.id
        where total is null or stock <> total or lowest < 0`,
    );
    expect(wrong).toEqual([]);
    const manager = await signIn(server(), '13900000001');
    const warnings = await manager.get('stock.allCategoryStock', {});
    expect(warnings.map(({ name, status }) => ({ name, status }))).toEqual([
      { name: '饵站警示标签', status: 'out' },
      { name: '粘鼠板', status: 'warning' },
    ]);
  });

  test('what visits put into devices, and the chemicals they used, are rows of the ledger, batch by batch', async () => {
    const wrong = await rowsOf(
      server(),
      sql`select company_id, consumable.category_id, replaces, said, taken from consumable
        cross join lateral (select count(*)::int as said from device_check
          join device on device.company_id = device_check.company_id and device.id = device_check.device_id
          where device_check.company_id = consumable.company_id
            and device.type = (array['flyLamp', 'mouseTrap', 'cockroachTrap'])[consumable.category_id]
            and case replaces when 'lamp' then 'lampReplaced' = any(actions)
              else 'boardReplaced' = any(actions) or reading->>'boardReplaced' = 'true' end) as checks
        cross join lateral (select -coalesce(sum(change), 0)::int as taken from stock_ledger
          where stock_ledger.company_id = consumable.company_id and consumable_id = consumable.id
            and reason = 'use' and task_id is not null) as ledger
        where replaces is not null and (said <> taken or said = 0)`,
    );
    const wrongBatches = await rowsOf(
      server(),
      sql`select batch, stock, total, used from stock_batch
        cross join lateral (select sum(change) as total, -sum(change) filter (where reason = 'use') as used
          from stock_ledger where stock_ledger.company_id = stock_batch.company_id and batch_id = stock_batch.id) as ledger
        cross join lateral (select sum(amount) as recorded from chemical_use
          where chemical_use.company_id = stock_batch.company_id and chemical_use.batch = stock_batch.batch
            and chemical_use.consumable_id = stock_batch.consumable_id) as uses
        where stock <> total or used is distinct from recorded`,
    );
    expect([...wrong, ...wrongBatches]).toEqual([]);
  });

  test('a customer’s binder has a sheet of each product, and lacks what it is to show', async () => {
    for (const [phone, person, oldPlans] of [
      ['13900000004', '刘芳', [['floorPlan', '厂区一层平面图']]],
      ['13900000008', 'Ben Carter', [['floorPlan', 'Food hall, departures level']]],
    ] as const) {
      const customer = await signIn(server(), phone);
      const [site] = (await customer.get('customer.list', {})).items;
      const { documents, gaps, products } = await customer.get('document.binder', { customerId: site?.id ?? '' });
      // No label of any product is on file, and the English company has not written a report of each service.
      expect(gaps.filter(({ kind }) => kind === 'productLabel')).toHaveLength(products.length);
      const others = gaps.filter(({ kind }) => questionOf[kind] !== 'products' && kind !== 'report');
      expect(others.map(({ kind, subject }) => [kind, subject])).toEqual([
        ['staffCertificate', person],
        ['companyLicence', ''],
        // Nobody has touched it for more than a year.
        ...oldPlans,
      ]);
      for (const { name, sheetId } of products) {
        expect(documents.find(({ id }) => id === sheetId)).toMatchObject({ subject: name, fileKind: 'pdf' });
      }
    }
  });

  test('the factory has its plan, devices, heat and a year of reports, one of them to review', async () => {
    const manager = await signIn(server(), '13900000001');
    const customers = await manager.get('customer.list', {});
    expect(customers.total).toBe(12);
    const factory = customers.items.find(({ name }) => name === '苏州禾穗食品有限公司');
    const [plan] = await planOf(manager, factory?.id ?? '');
    const heat = await manager.get('device.mosquitoGraph', { floorPlanId: plan?.id ?? '', range: 'threeMonths' });
    expect(heat.points).toHaveLength(91);
    expect(heat.top).toHaveLength(10);
    const pending = await manager.get('report.list', { state: 'pendingReview' });
    expect(pending.items.map(({ customerName }) => customerName)).toEqual(['苏州禾穗食品有限公司']);
    expect((await manager.get('report.list', { state: 'approved', limit: 50 })).total).toBe(18);
    expect((await manager.get('report.list', { kind: 'briefing' })).total).toBe(1);
    const [latest] = pending.items;
    const report = await manager.get('report.detail', { id: latest?.id ?? '' });
    const trend = report.sections.find(({ kind }) => kind === 'flyingInsectTrend');
    expect(trend?.data).toMatchObject({
      months: expect.arrayContaining([expect.objectContaining({ lastYear: expect.any(Number) })]),
    });
  });

  test('the technician has work today, with devices to check', async () => {
    const technician = await signIn(server(), '13900000003');
    const { items } = await technician.get('task.list', { finished: 'false' });
    const today = items.find(({ plannedDay, state }) => plannedDay === '2026-05-04' && state === 'allocated');
    expect(today?.devicesDue).toBeGreaterThan(3);
    expect((await technician.ask('task.checkIn', { id: today?.id ?? '' })).code).toBe(0);
  });

  test('each company sees its own dozen customers alone, with as many devices as the other', async () => {
    const companies = await Promise.all(['13900000001', '13900000007'].map((phone) => signIn(server(), phone)));
    const sites = await Promise.all(companies.map((head) => head.get('customer.list', { limit: 50 })));
    expect(sites.map(({ total }) => total)).toEqual([12, 12]);
    expect(new Set(sites.flatMap(({ items }) => items.map(({ name }) => name))).size).toBe(24);
    const devices = await Promise.all(companies.map((head) => head.get('device.myList', {})));
    expect(devices.map(({ total }) => Math.round(total / 100))).toEqual([3, 3]);
    const plans = await Promise.all(companies.map((head) => head.get('floorPlan.list', {})));
    expect(plans.map((own) => new Set(own.map(({ customerId }) => customerId)).size)).toEqual([12, 12]);
  });

  test('company B is at work in English: services in every state, reports, stock, logs, leave', async () => {
    const other = await signIn(server(), '13900000007');
    const [unfinished, finished] = [
      await other.get('task.list', { finished: 'false', limit: 50 }),
      await other.get('task.list', { finished: 'true', limit: 50 }),
    ];
    expect(new Set([...unfinished.items, ...finished.items].map(({ state }) => state))).toEqual(
      new Set(['unallocated', 'allocated', 'checkedIn', 'pendingReview', 'reviewed']),
    );
    const reports = await Promise.all(
      (['approved', 'pendingReview', 'rejected'] as const).map((state) => other.get('report.list', { state })),
    );
    expect(reports.map(({ total }) => total)).toEqual([19, 3, 1]);
    expect((await other.get('stock.allCategoryStock', {})).map(({ status }) => status).sort()).toEqual([
      'out',
      'warning',
    ]);
    expect((await other.get('pestLog.list', { state: 'unhandled' })).total).toBe(2);
    expect((await other.get('leave.list', {})).total).toBeGreaterThan(0);
  });

  test('each site of company B has two years of readings', async () => {
    const short = await rowsOf(
      server(),
      sql`select customer_name from customer_binding as site
        join company on company.id = site.company_id and company.name = 'Harbour Pest Control Ltd'
        where (select count(distinct local_day) from device_check
          where device_check.company_id = site.company_id and device_check.customer_id = site.customer_id) < 24`,
    );
    expect(short).toEqual([]);
  });

  test('nothing that company B holds is written in Chinese', async () => {
    // What a report's generated sentences say in each language stands beside its text.
    const wordsInChinese = '""zh"": ""[^"]*""';
    const [company] = await rowsOf(
      server(),
      sql<{ id: string }>`select id from company where contact_phone = '13900000007'`,
    );
    const columns = await rowsOf(
      server(),
      sql<{ table_name: string }>`select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'company_id'
          and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
    );
    const chinese = await Promise.all(
      columns.map(async ({ table_name }) => {
        const found = await rowsOf(
          server(),
          sql<{ row: string }>`select t::text as row from ${sql.table(table_name)} as t
            where company_id = ${company?.id ?? ''}
              and regexp_replace(t::text, ${wordsInChinese}, '', 'g') ~ '[\u4e00-\u9fff]' limit 1`,
        );
        return found.map(({ row }) => `${table_name}: ${row}`);
      }),
    );
    expect(chinese.flat()).toEqual([]);
  });

  /** Arguments with which each list of the contract answers on the demo. */
  async function argumentsOfLists(): Promise<(list: ListRow) => Record<string, string>> {
    server().setContractCompany(demoCompanyId);
    const head = await signIn(server(), '13900000001');
    const [[device], [task], [report], [customer]] = [
      (await head.get('device.myList', {})).items,
      (await head.get('task.list', {})).items,
      (await head.get('report.list', {})).items,
      (await head.get('customer.list', {})).items,
    ];
    const ids = {
      device: device?.id,
      task: task?.id,
      inspection: task?.id,
      report: report?.id,
      customer: customer?.id,
      platform: customer?.id,
    };
    const partnerId = await addPartner();
    const known: Readonly<Record<string, string | undefined>> = {
      customerId: customer?.id,
      partnerId,
      from: '2026-04-20',
      to: '2026-05-04',
      ...{ key: '13900000004', type: 'flyLamp', kind: 'chemical', state: 'unhandled' },
    };
    return ({ name, needed }) => {
      const [, id = ''] = Object.entries(ids).find(([area]) => name.startsWith(`${area}.`)) ?? [];
      return Object.fromEntries(needed.map((field) => [field, (field === 'id' ? id : known[field]) ?? '']));
    };
  }

  /** Beside the calls: one more act in the audit log would be another word to search for. */
  async function addPartner(): Promise<string> {
    const id = randomUUID();
    const made = { made_by: '', made_at: new Date(), key_made_at: new Date() };
    const key = { key_hash: id, key_end: '', account_id: id };
    const partner = { company_id: demoCompanyId, id, name: 'ERP', origins: [], ...key, ...made };
    await server().database.system.insertInto('partner').values(partner).execute();
    return id;
  }

  const readers = ['13900000001', '13900000003', '13900000004', '13900000005', '13900000008'];

  function answerOf(person: Person, { row }: ListRow, given: Readonly<Record<string, string>>) {
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => given[field] ?? '');
    const query = new URLSearchParams(Object.entries(given).filter(([field]) => !row.path.includes(`{${field}}`)));
    return server().app.inject({ method: 'GET', url: `${path}?${query}`, headers: { authorization: person.token } });
  }

  /** How many data statements each of some calls asks, by reader and size of its page; those that somebody was answered. */
  async function statementsOf(lists: readonly ListRow[]) {
    const argumentsOf = await argumentsOfLists();
    const people = await Promise.all(readers.map((phone) => signIn(server(), phone)));
    const asking: { readonly name: string; readonly of: string; readonly counts: readonly number[] }[] = [];
    const ended = new Set<string>();
    for (const person of people) {
      for (const list of lists) {
        const counts: number[] = [];
        for (const size of list.isPaged ? ['10', '50'] : [undefined]) {
          asked = [];
          isEnded = false;
          const given = { ...argumentsOf(list), ...(size !== undefined && { limit: size }) };
          const reply = await answerOf(person, list, given);
          if (reply.json<{ code: number }>().code === 0) counts.push(dataStatements(asked).length);
          if (isEnded) ended.add(list.name);
        }
        if (counts.length > 0) asking.push({ name: list.name, of: person.loginId, counts });
      }
    }
    server().setContractCompany(undefined);
    const answered = new Set(asking.map(({ name }) => name));
    return { asking, ended, unanswered: lists.map(({ name }) => name).filter((name) => !answered.has(name)) };
  }

  test('every list asks at most three data statements, and as many for a large page as for a small one', async () => {
    const { asking, unanswered } = await statementsOf(listRows);
    expect(asking.filter(({ counts }) => Math.max(...counts) > 3 || new Set(counts).size > 1)).toEqual([]);
    expect(unanswered).toEqual([]);
  }, 60_000);

  test('every list that nothing else ends is read to where lists end', async () => {
    const counted = listRows.filter(({ row }) => row.bound === limits.listRows);
    const { ended } = await statementsOf(counted);
    expect(counted.map(({ name }) => name).filter((name) => !ended.has(name))).toEqual([]);
  }, 60_000);

  const ofOneRecord = new Set([
    ...['device.detail', 'device.mosquitoGraph', 'floorPlan.asOf', 'risk.details', 'report.version', 'account.signIns'],
    ...[
      'deviceRole.details',
      'leave.conflicts',
      'contract.places',
      'contract.placesOf',
      'pestLog.details',
      'search.find',
    ],
  ]);

  test('what holds lists asks at most six, but two overviews that ask for one thing after the other', async () => {
    const { asking, unanswered } = await statementsOf(rowsWithLists);
    const most: Readonly<Record<string, number>> = { 'home.outlook': 8, 'document.binder': 13 };
    expect(asking.filter(({ name, counts }) => Math.max(...counts) > (most[name] ?? 6))).toEqual([]);
    // Of one record, which these arguments do not name.
    expect(unanswered.filter((name) => !ofOneRecord.has(name))).toEqual([]);
  }, 60_000);

  test('a word is found however it is typed, in every list that can be searched', async () => {
    const argumentsOf = await argumentsOfLists();
    const people = await Promise.all(readers.map((phone) => signIn(server(), phone)));
    const differs: string[] = [];
    const tried = new Set<string>();
    for (const list of listRows.filter(({ isSearched }) => isSearched)) {
      for (const person of people) {
        const found = async (search?: string) => {
          const reply = await answerOf(person, list, { ...argumentsOf(list), ...(search !== undefined && { search }) });
          return firstAndTotal(reply.json());
        };
        for (const word of wordsOf((await found())?.first)) {
          const plain = await found(word);
          if (!plain || plain.total === 0) continue;
          tried.add(list.name);
          const typed = await found(typedOtherwise(word));
          if (typed?.total !== plain.total) differs.push(`${list.name}: ${word}`);
        }
      }
    }
    expect(differs).toEqual([]);
    const searched = listRows.filter(({ isSearched }) => isSearched).map(({ name }) => name);
    // Of these the demo has no row.
    expect(searched.filter((name) => !tried.has(name))).toEqual([
      'platform.customers',
      'platform.outbox',
      'platform.contactMessages',
      'platform.audit',
    ]);
    server().setContractCompany(undefined);
  });
}, watch);

function firstAndTotal(answer: { readonly code: number; readonly data: unknown }) {
  if (answer.code !== 0) return null;
  const { data } = answer;
  if (Array.isArray(data)) return { first: data[0], total: data.length };
  const { items = [], total = 0 }: { items?: unknown[]; total?: number } = Object(data);
  return { first: items[0], total };
}

/** The texts of a record, those that may be searched among them. */
function wordsOf(record: unknown): string[] {
  const texts = Object.values(Object(record)).filter((value) => typeof value === 'string');
  return texts.filter((text) => text.length > 1 && text.length < 40 && !text.includes('/')).slice(0, 8);
}

/** In full width, with blanks around it and a sign that nobody sees within. */
function typedOtherwise(word: string): string {
  const wide = word.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  return ` ${wide.slice(0, 1)}\u200b${wide.slice(1).toLowerCase()}\u3000`;
}
