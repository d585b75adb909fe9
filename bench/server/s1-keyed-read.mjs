// @ts-check
import { rowsOr } from '../kit/outcome.mjs';
import { costOfCall, costRows, statementsOfCall } from './call-cost.mjs';

export const title = 'A device read by its key, signed in and inside its tenant, beside an empty Fastify answer';
export const uses = ['PostgreSQL', '@electric-sql/pglite', 'fastify'];

/** Times the CPU of an empty answer; data statements of a read. */
export const limits = { postgres: 7, embedded: 15, data: 1 };

export const counts = {
  full: { rounds: 5, requests: 4_000, peer: 20_000, watched: 20 },
  tiny: { rounds: 1, requests: 20, peer: 20, watched: 4 },
};
/** @typedef {typeof counts.full} Counts */

/** @param {import('../kit/server.mjs').Server} server @param {string} token */
export async function keyedRead({ call }, token) {
  const { items } = await call('GET', '/api/v-device/myList?page=1&limit=10', { token });
  return `/api/v-device/detail?id=${items[0].id}`;
}

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const cost = async (/** @type {import('../kit/machine.mjs').Engine} */ engine) =>
    costRows(await costOfCall(machine, engine, keyedRead, counts), engine, limits[engine]);
  return [
    ...(await rowsOr('PostgreSQL', () => cost('postgres'))),
    ...(await cost('embedded')),
    ...(await rowsOr('statements', async () => {
      const { all, session, control, data } = await statementsOfCall(machine, keyedRead, counts.watched);
      return [
        { label: 'PostgreSQL, data statements', value: data, most: limits.data, exact: true, held: 3 },
        { label: `PostgreSQL, all statements (${control} of the transaction, ${session} of the session)`, value: all },
      ];
    })),
  ];
}
