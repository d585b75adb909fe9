import { median, serverKit, skipped } from './bundle.mjs';

const title = 'Heat map of three months: daily roll-up against the raw readings';
const reach = 'events × 10: roll-up buffers ≤ 1.5 ×; at the most events ≥ 20 × fewer buffers than the raw B-tree';
const plans = 10;
const devicesPerPlan = 40;
const days = 180;
const span = { from: '2026-04-01', to: '2026-06-29' };
const before = { from: '2026-01-01', to: '2026-03-31' };
const uuidOf = (number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const company = uuidOf(1);
const plan = { company_id: company, id: uuidOf(100) };
const runs = 9;

/** Readings spread over plans, devices and days; the roll-up holds what the server's own code would have added up. */
async function fill(client, events) {
  await client.query('set session_replication_role = replica');
  await client.query('drop table if exists raw_reading');
  await client.query('create unlogged table raw_reading (plan int, at timestamptz, device int, n int)');
  await client.query(
    `insert into raw_reading
     select device / $2, timestamptz '2026-01-01 00:00Z' + random() * interval '1 day' * $3, device, (random() * 9)::int
     from (select (random() * ($1::int - 1))::int as device from generate_series(1, $4::int)) as events
     order by 2`,
    [plans * devicesPerPlan, devicesPerPlan, days, events],
  );
  await client.query('create index on raw_reading (plan, at)');
  await client.query('truncate reading_day');
  await client.query(
    `insert into reading_day (company_id, floor_plan_id, local_day, device_id, customer_id, captures,
       consumed_percent, checks, exposure_days, species)
     select $1, uuid('00000000-0000-7000-8000-' || lpad((100 + plan)::text, 12, '0')), (at at time zone 'UTC')::date,
       uuid('00000000-0000-7000-8000-' || lpad((1000 + device)::text, 12, '0')), $1, sum(n), 0, count(*), count(*), '{}'
     from raw_reading group by plan, 3, device order by 2, 3, 4`,
    [company],
  );
  await client.query('vacuum analyze raw_reading');
  await client.query('vacuum analyze reading_day');
}

/** A Kysely that explains what it is asked to run, so that the server's own query is measured and no copy of it. */
function explaining(kit, client) {
  const connection = {
    query: (text, parameters) => client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]),
    release: () => undefined,
  };
  const pool = { connect: async () => connection, end: async () => undefined };
  return new kit.Kysely({ dialect: new kit.PostgresDialect({ pool }) });
}

function cost(explained) {
  const [top] = explained['QUERY PLAN'];
  return { ms: top['Execution Time'], buffers: top.Plan['Shared Hit Blocks'] + top.Plan['Shared Read Blocks'] };
}

async function repeated(ask) {
  const costs = [];
  for (let run = 0; run < runs; run += 1) costs.push(await ask());
  return { ms: median(costs.map(({ ms }) => ms)), buffers: median(costs.map(({ buffers }) => buffers)) };
}

async function measure(kit, client) {
  const tx = { db: explaining(kit, client), scope: { kind: 'company', companyId: company } };
  const rollUp = await repeated(async () => {
    const [explained] = await kit.sumsByDevice(tx, plan, span, before);
    return cost(explained);
  });
  const raw = await repeated(async () => {
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) select device, sum(n) filter (where at >= '${span.from}'),
         sum(n) filter (where at < '${span.from}') from raw_reading
       where plan = 0 and at >= '${before.from}' and at < date '${span.to}' + 1 group by device`,
    );
    return cost(rows[0]);
  });
  return { rollUp, raw };
}

/** `sizes`: how many readings; ten million take some minutes and gigabytes. */
export async function run(sizes = process.env.BENCH_LARGE === '1' ? [1e6, 1e7] : [1e5, 1e6]) {
  const kit = await serverKit();
  const cluster = await kit.startCluster();
  if (!cluster) return skipped('S4', title, reach);
  try {
    await cluster.createDatabase('bench');
    await (await kit.openDatabase(kit.openPostgres(cluster.url('bench')))).close();
    const client = new kit.pg.Client({ connectionString: cluster.url('bench') });
    await client.connect();
    const measured = [];
    const rows = [];
    for (const events of sizes) {
      await fill(client, events);
      const { rollUp, raw } = await measure(kit, client);
      measured.push({ rollUp, raw });
      const of = `${events.toLocaleString('en')} readings`;
      rows.push(
        { label: `${of}, roll-up`, value: rollUp.buffers, unit: 'buffers' },
        { label: `${of}, roll-up`, value: Number(rollUp.ms.toFixed(2)), unit: 'ms' },
        { label: `${of}, raw B-tree`, value: raw.buffers, unit: 'buffers' },
        { label: `${of}, raw B-tree`, value: Number(raw.ms.toFixed(2)), unit: 'ms' },
      );
    }
    await client.end();
    const [few, many] = measured;
    const growth = many.rollUp.buffers / few.rollUp.buffers;
    const gain = many.raw.buffers / many.rollUp.buffers;
    rows.push(
      { label: 'growth of the roll-up’s buffers', value: Number(growth.toFixed(2)), unit: '×' },
      { label: 'raw against roll-up, buffers', value: Number(gain.toFixed(1)), unit: '×' },
    );
    return { id: 'S4', title, rows, reach, met: growth <= 1.5 && gain >= 20 };
  } finally {
    await cluster.stop();
  }
}
