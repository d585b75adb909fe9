// @ts-check
import { byTurns, median, randomFrom, ratioOf } from '../kit/figures.mjs';
import { logStatements, statementsIn } from '../kit/statements.mjs';
import { openServices, randomChange, recordOf } from './service-day.mjs';

export const title =
  'Roll-ups after random checks, corrections, withdrawals and roll-backs by eight at once, beside a recount';
export const uses = ['PostgreSQL'];

/** Rows, statements the database gave up, share of the speed without roll-ups. */
export const limits = { differing: 0, deadlocks: 0, share: 0.45 };

/** One change in `cutEach` meets a connection that is cut within a transaction, which rolls it back. */
export const counts = {
  full: { changes: 2_000, writers: 8, services: 4, cutEach: 10, records: 40, rounds: 9 },
  tiny: { changes: 40, writers: 4, services: 2, cutEach: 10, records: 4, rounds: 1 },
};
/** @typedef {typeof counts.full} Counts */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const cluster = await machine.cluster();
  const place = await machine.copyDemo('postgres');
  const database = place.database ?? '';
  for (const [name, value] of Object.entries(logStatements)) {
    await cluster.query('postgres', `alter database ${database} set ${name} = '${value}'`);
  }
  const server = await machine.serve(place);
  const client = await cluster.connect(database);
  try {
    const services = await openServices(server, counts.services);
    const recorded = await cluster.loggedBy(database, () => recordSome(server, services, counts.records));
    let outcome = { done: 0, refused: 0, cutOff: 0, rolledBack: 0 };
    const log = await cluster.loggedBy(database, async () => {
      outcome = await change(server, client, services, counts);
    });
    const { rows } = await client.query(recount);
    const deadlocks = log.split('deadlock detected').length - 1;
    const asked = `${counts.changes} changes, ${outcome.done} made, ${outcome.refused} refused, ${outcome.cutOff} cut off`;
    return [
      { label: `rows that differ (${asked})`, value: Number(rows[0]?.differing), most: limits.differing, exact: true },
      { label: 'deadlocks', value: deadlocks, most: limits.deadlocks, exact: true },
      {
        label: 'transactions rolled back',
        value: outcome.rolledBack,
        least: Math.floor(counts.changes / counts.cutEach / 2),
      },
      await costOfRollUps(client, recorded, counts.rounds),
    ];
  } finally {
    await client.end();
    await server.stop();
  }
}

/** @param {import('../kit/server.mjs').Server} server @param {Awaited<ReturnType<typeof openServices>>} services @param {number} records */
async function recordSome({ call }, { token, due }, records) {
  const random = randomFrom(5);
  for (const one of due.slice(0, records)) {
    await call('POST', '/api/v-inspection/record', { token, body: recordOf(one, random) });
  }
}

/**
 * @param {import('../kit/server.mjs').Server} server @param {import('../kit/postgres.mjs').Client} client
 * @param {Awaited<ReturnType<typeof openServices>>} services @param {Counts} counts
 */
async function change({ ask }, client, { token, due }, { changes, writers, cutEach }) {
  const random = randomFrom(7);
  const outcome = { done: 0, refused: 0, cutOff: 0, rolledBack: 0 };
  let left = changes;
  const writer = async () => {
    while (left > 0) {
      left -= 1;
      const { method, path, body } = randomChange(due, random);
      const [{ code }] = await Promise.all([
        ask(method, path, { token, ...(body && { body }) }),
        ...(left % cutEach === 0 ? [cutOne(client, outcome)] : []),
      ]);
      outcome[code === 0 ? 'done' : code >= 5_000 ? 'cutOff' : 'refused'] += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return outcome;
}

/** Ends a connection in the middle of a transaction that has written. @param {import('../kit/postgres.mjs').Client} client @param {{ rolledBack: number }} outcome */
async function cutOne(client, outcome) {
  const { rows } = await client.query(`select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xid is not null limit 1`);
  outcome.rolledBack += rows.length;
}

/** Rows of both roll-ups that are not what the checks and captures add up to. */
const recount = `
  select (select count(*) from (
      select company_id, floor_plan_id, local_day, device_id, sum(captures)::int as counted,
        (count(*) filter (where outcome = 'checked'))::int as opened, sum(exposure_days)::int as days
      from device_check where floor_plan_id is not null group by 1, 2, 3, 4) as checks
    full join reading_day using (company_id, floor_plan_id, local_day, device_id)
    where coalesce(counted, 0) <> coalesce(captures, 0) or coalesce(opened, 0) <> coalesce(checks, 0)
      or coalesce(days, 0) <> coalesce(exposure_days, 0))::int
  + (select count(*) from (
      select company_id, customer_id, local_day, species, sum(n)::int as counted from capture group by 1, 2, 3, 4) as sums
    full join capture_day using (company_id, customer_id, local_day, species)
    where coalesce(counted, 0) <> coalesce(n, 0))::int as differing`;

const writesRollUp = /^\s*(insert into|update|delete from)\s+"?(reading_day|capture_day)\b/i;

/**
 * The statements of recorded checks as the server sent them, with and without those that write roll-ups, by turns.
 * @param {import('../kit/postgres.mjs').Client} client @param {string} recorded @param {number} rounds
 */
async function costOfRollUps(client, recorded, rounds) {
  const whole = statementsIn(recorded);
  const without = whole.filter(({ text }) => !writesRollUp.test(text));
  const replay = (/** @type {typeof whole} */ statements) => async () => {
    const from = performance.now();
    for (const { text, values } of statements) await client.query({ text, values });
    return performance.now() - from;
  };
  const taken = await byTurns(rounds, { whole: replay(whole), without: replay(without) });
  const beside = `${median(taken.whole).toFixed(1)} ms beside ${median(taken.without).toFixed(1)} ms`;
  const label = `speed of recorded checks, beside those without roll-ups (${whole.length - without.length} of ${whole.length} statements, ${beside})`;
  return { label, value: 1 / ratioOf(taken.whole, taken.without), unit: '×', least: limits.share };
}
