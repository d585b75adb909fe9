// @ts-check
import { median, randomFrom } from '../kit/figures.mjs';
import { NotMeasured } from '../kit/outcome.mjs';
import { people } from '../kit/server.mjs';
import { explained, explainStatements } from './explained.mjs';
import { openServices, randomChange } from './service-day.mjs';

export const title =
  'Heat map while technicians write: what PostgreSQL reads for it, beside the same query on raw readings with a B-tree';
export const uses = ['PostgreSQL'];

/** Buffers per ten times the readings; times faster than the raw query at the most readings, three months. */
export const limits = { growth: 1.3, faster: 40 };

/** Readings over half a year at so many companies, each with a plan of as many devices as the demo's largest. */
export const counts = {
  full: { readings: [1e5, 1e6, 1e7], companies: 200, calls: 9, writers: 2 },
  tiny: { readings: [100, 1_000], companies: 3, calls: 1, writers: 1 },
};
/** @typedef {typeof counts.full} Counts */

const ranges = ['today', 'week', 'month', 'twoMonths', 'threeMonths'];
const daysKept = 180;

/** @typedef {import('../kit/postgres.mjs').Client} Client */
/** @typedef {import('../kit/server.mjs').Server} Server */
/** @typedef {{ ms: number, buffers: number }} Cost */
/** @typedef {(work: () => Promise<unknown>) => Promise<string>} Logged what PostgreSQL logs while work is done */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const cluster = await machine.cluster();
  if (!cluster.hasModule('auto_explain')) throw new NotMeasured('PostgreSQL’s auto_explain is not installed');
  const place = await machine.copyDemo('postgres');
  const database = place.database ?? '';
  await explainStatements(cluster, database);
  const server = await machine.serve(place);
  const client = await cluster.connect(database);
  const logged = (/** @type {() => Promise<unknown>} */ work) => cluster.loggedBy(database, work);
  try {
    const token = await server.signIn(people.administrator);
    const plan = await largestPlan(server, token);
    await client.query(sites(plan, counts.companies));
    /** @type {Record<string, Cost>[]} */
    const rollUps = [];
    let raw = { ms: Number.NaN, buffers: Number.NaN };
    for (const readings of counts.readings) {
      for (const statement of filled(readings)) await client.query(statement);
      const services = await openServices(server, 1);
      rollUps.push(
        await whileWriting(server, services, counts.writers, () =>
          rangesOf(server, logged, plan.id, token, counts.calls),
        ),
      );
      raw = await costOf(logged, counts.calls, async () => void (await client.query(rawQuery)), /\braw_reading\b/);
    }
    return rowsOf(counts.readings, rollUps, raw);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** @param {readonly number[]} readings @param {readonly Record<string, Cost>[]} rollUps @param {Cost} raw */
function rowsOf(readings, rollUps, raw) {
  const of = (/** @type {number} */ step, /** @type {string} */ range) =>
    rollUps[step]?.[range] ?? { ms: Number.NaN, buffers: Number.NaN };
  const name = (/** @type {number} */ step) => (readings[step] ?? 0).toLocaleString('en');
  const growths = readings.slice(1).flatMap((_, step) =>
    ranges.map((range) => {
      const [few, many] = [of(step, range).buffers, of(step + 1, range).buffers];
      const label = `buffers, ${range}, ${name(step)} to ${name(step + 1)} readings (${few} to ${many})`;
      return { label, value: many / few, unit: '×', most: limits.growth };
    }),
  );
  const last = readings.length - 1;
  const most = of(last, 'threeMonths');
  const speed = `${most.ms.toFixed(2)} ms beside ${raw.ms.toFixed(1)} ms`;
  return [
    ...growths,
    {
      label: `faster than raw, three months, ${name(last)} readings (${speed})`,
      value: raw.ms / most.ms,
      unit: '×',
      least: limits.faster,
    },
    { label: 'fewer buffers than raw, the same', value: raw.buffers / most.buffers, unit: '×' },
  ];
}

/** The plan of the company's that has most devices. @param {Server} server @param {string} token */
async function largestPlan({ call }, token) {
  const plans = await call('GET', '/api/v-customer-graph/list', { token });
  const ordered = [...plans].sort((a, b) => b.deviceCount - a.deviceCount);
  return { id: /** @type {string} */ (ordered[0].id) };
}

/** Company 0 is the plan's own; the others have no more than their places in the roll-up. @param {{ id: string }} plan @param {number} companies */
function sites(plan, companies) {
  return `
    create table bench_device as
      select 0 as site, (row_number() over (order by id))::int - 1 as n, company_id, floor_plan_id, id as device_id, customer_id
      from device where floor_plan_id = '${plan.id}' and removed_at is null;
    insert into bench_device
      select other, n, md5('c' || other)::uuid, md5('p' || other)::uuid, md5('d' || other || '-' || n)::uuid, md5('s' || other)::uuid
      from bench_device, generate_series(1, ${companies - 1}) as other;
    create table bench_size as select count(distinct site)::int as sites, (max(n) + 1)::int as devices from bench_device`;
}

/** Each device counts one species, so that both queries have the same to add up. */
const speciesOf = `(array['fly', 'houseMouse', 'germanCockroach'])[1 + n % 3]`;
const zone = 'Asia/Shanghai';
const today = `(now() at time zone '${zone}')::date`;

/** Readings as they come in, and the roll-up that the server would have made of them, in the order of its writing. @param {number} readings */
function filled(readings) {
  return [
    `set session_replication_role = replica; set work_mem = '256MB'; select setseed(0.5)`,
    `drop table if exists raw_reading;
     create unlogged table raw_reading (site int not null, at timestamptz not null, n int not null, species text not null, captures int not null)`,
    `insert into raw_reading
       select site, (${today} - ${daysKept - 1})::timestamp at time zone '${zone}' + random() * interval '1 day' * ${daysKept} as at,
         n, ${speciesOf}, (random() * 9)::int
       from (select floor(random() * sites)::int as site, floor(random() * devices)::int as n
             from bench_size, generate_series(1, ${readings})) as drawn
       order by at`,
    'create index on raw_reading (site, at)',
    'truncate reading_day',
    `insert into reading_day (company_id, floor_plan_id, local_day, device_id, customer_id, captures, consumed_percent,
         checks, exposure_days, species)
       select company_id, floor_plan_id, local_day, device_id, customer_id, captures, 0, checks, checks,
         jsonb_build_object(species, captures)
       from (select site, (at at time zone '${zone}')::date as local_day, n, min(species) as species,
               sum(captures)::int as captures, count(*)::int as checks
             from raw_reading group by 1, 2, 3) as days join bench_device using (site, n)
       order by local_day, site, n`,
    'vacuum analyze raw_reading',
    'vacuum analyze reading_day',
    'set session_replication_role = origin',
  ];
}

/** Three months and the three before, as the heat map asks: sums of each device, by species. */
const rawQuery = `
  select n, species, sum(captures) filter (where at >= from_day) as captures, sum(captures) filter (where at < from_day) as before
  from raw_reading, (select (${today} - 89)::timestamp at time zone '${zone}' as from_day,
    (${today} - 179)::timestamp at time zone '${zone}' as before_day) as span
  where site = 0 and at >= before_day group by n, species`;

/**
 * What one call costs in each range: everything it reads of the roll-up.
 * @param {Server} server @param {Logged} logged @param {string} planId @param {string} token
 * @param {number} calls
 */
async function rangesOf({ call }, logged, planId, token, calls) {
  /** @type {Record<string, Cost>} */
  const costs = {};
  for (const range of ranges) {
    const path = `/api/v-device-mosquito/graph?floorPlanId=${planId}&range=${range}`;
    costs[range] = await costOf(logged, calls, () => call('GET', path, { token }), /^\s*select\b.*\breading_day\b/is);
  }
  return costs;
}

/**
 * The median of some calls, each of them once before for its pages to be there.
 * @param {Logged} logged @param {number} calls @param {() => Promise<unknown>} ask
 * @param {RegExp} which of the statements
 * @returns {Promise<Cost>}
 */
async function costOf(logged, calls, ask, which) {
  await ask();
  /** @type {Cost[]} */
  const costs = [];
  for (let call = 0; call < calls; call += 1) {
    const statements = explained(await logged(ask)).filter(({ text }) => which.test(text));
    if (statements.length === 0) throw new Error(`No statement of the call is like ${which}.`);
    costs.push({
      ms: statements.reduce((sum, { ms }) => sum + ms, 0),
      buffers: statements.reduce((sum, { buffers }) => sum + buffers, 0),
    });
  }
  return { ms: median(costs.map(({ ms }) => ms)), buffers: median(costs.map(({ buffers }) => buffers)) };
}

/**
 * @template Result
 * @param {Server} server @param {Awaited<ReturnType<typeof openServices>>} services @param {number} writers
 * @param {() => Promise<Result>} work
 */
async function whileWriting({ ask }, { token, due }, writers, work) {
  const random = randomFrom(3);
  let goesOn = true;
  const writing = Array.from({ length: writers }, async () => {
    while (goesOn) {
      const { method, path, body } = randomChange(due, random);
      await ask(method, path, { token, ...(body && { body }) });
    }
  });
  try {
    return await work();
  } finally {
    goesOn = false;
    await Promise.all(writing);
  }
}
