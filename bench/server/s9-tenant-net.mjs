// @ts-check
import { byTurns, median, ratioOf } from '../kit/figures.mjs';
import { statementsOfCall, watchedDemo } from './call-cost.mjs';
import { keyedRead } from './s1-keyed-read.mjs';

export const title =
  'The server’s own statements under row-level security, beside the same with their plain WHERE only';
export const uses = ['PostgreSQL', 'pg'];

/** Times the plain ones. */
export const limits = { session: 1.25, transaction: 2.2, list: 1.1 };

export const counts = {
  full: { rounds: 15, reads: 400, lists: 60, watched: 20 },
  tiny: { rounds: 1, reads: 3, lists: 2, watched: 4 },
};
/** @typedef {typeof counts.full} Counts */

/** @typedef {import('../kit/statements.mjs').Statement} Statement */
/** @typedef {import('../kit/postgres.mjs').Client} Client */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const read = await statementsOfCall(machine, keyedRead, counts.watched);
  const list = await statementsOfCall(machine, async () => '/api/v-device/myList?page=1&limit=20', counts.watched);
  const settings = read.statements.control.filter(({ text }) => /\bset local\b/i.test(text));
  if (settings.length === 0) throw new Error('The read sets neither role nor tenant.');
  const { cluster, database } = await watchedDemo(machine);
  const connect = () => cluster.connect(database);
  // A superuser, whom row-level security does not concern.
  const [plain, tenant, perTransaction] = [await connect(), await connect(), await connect()];
  try {
    for (const client of [plain, tenant, perTransaction]) await client.query(`set log_statement = 'none'`);
    for (const { text } of settings) await tenant.query(text.replaceAll(/\bset local\b/gi, 'set'));
    const reads = await byTurns(counts.rounds, {
      plain: () => repeated(counts.reads, plain, read.statements.data),
      session: () => repeated(counts.reads, tenant, read.statements.data),
      transaction: () => repeated(counts.reads, perTransaction, inTransaction(settings, read.statements.data)),
    });
    const lists = await byTurns(counts.rounds, {
      plain: () => repeated(counts.lists, plain, list.statements.data),
      session: () => repeated(counts.lists, tenant, list.statements.data),
    });
    return [
      rowOf('keyed read, tenant set for the session', reads.session, reads.plain, limits.session),
      rowOf('keyed read, tenant set for each transaction', reads.transaction, reads.plain, limits.transaction),
      rowOf('list of 20, tenant set for the session', lists.session, lists.plain, limits.list),
    ];
  } finally {
    for (const client of [plain, tenant, perTransaction]) await client.end();
  }
}

/** @param {readonly Statement[]} settings @param {readonly Statement[]} data @returns {Statement[]} */
function inTransaction(settings, data) {
  const plain = (/** @type {string} */ text) => ({ name: '', text, values: [] });
  const begins = settings.some(({ text }) => /^\s*begin\b/i.test(text));
  return [...(begins ? [] : [plain('begin')]), ...settings, ...data, plain('commit')];
}

/** Microseconds for each time. @param {number} times @param {Client} client @param {readonly Statement[]} statements */
async function repeated(times, client, statements) {
  const from = performance.now();
  for (let time = 0; time < times; time += 1) {
    // Prepared where the server prepares them.
    for (const { name, text, values } of statements) {
      await client.query(values.length > 0 ? { ...(name && { name }), text, values } : text);
    }
  }
  return ((performance.now() - from) * 1000) / times;
}

/** @param {string} what @param {readonly number[]} ours @param {readonly number[]} plain @param {number} most */
function rowOf(what, ours, plain, most) {
  const beside = `${Math.round(median(ours))} µs beside ${Math.round(median(plain))} µs`;
  return { label: `${what} (${beside})`, value: ratioOf(ours, plain), unit: '×', most };
}
