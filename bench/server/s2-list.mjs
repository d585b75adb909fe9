// @ts-check
import { rowsOr } from '../kit/outcome.mjs';
import { costOfCall, costRows, statementsOfCall } from './call-cost.mjs';

export const title =
  'A page of 20 devices with what they are joined to and how many there are, beside an empty Fastify answer';
export const uses = ['PostgreSQL', '@electric-sql/pglite', 'fastify'];

/** Times the CPU of an empty answer; data statements of a page. */
export const limits = { postgres: 35, embedded: 80, data: 3 };

export const counts = {
  full: { rounds: 5, requests: 1_500, peer: 20_000, watched: 20, pageSizes: [10, 20, 50] },
  tiny: { rounds: 1, requests: 10, peer: 20, watched: 4, pageSizes: [10, 50] },
};
/** @typedef {typeof counts.full} Counts */

/** Lists that people look at all day, with their number of rows left open. */
const lists = {
  devices: (/** @type {number} */ rows) => `/api/v-device/myList?page=1&limit=${rows}`,
  services: (/** @type {number} */ rows) => `/api/v-task/list?page=1&limit=${rows}`,
};

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const cost = async (/** @type {import('../kit/machine.mjs').Engine} */ engine) =>
    costRows(await costOfCall(machine, engine, async () => lists.devices(20), counts), engine, limits[engine]);
  return [
    ...(await rowsOr('PostgreSQL', () => cost('postgres'))),
    ...(await cost('embedded')),
    ...(await rowsOr('statements', () => statementRows(machine, counts))),
  ];
}

/** @param {import('../kit/machine.mjs').Machine} machine @param {Counts} counts */
async function statementRows(machine, { watched, pageSizes }) {
  /** @type {import('../kit/outcome.mjs').Row[]} */
  const rows = [];
  for (const [name, pathOf] of Object.entries(lists)) {
    for (const size of pageSizes) {
      const { data } = await statementsOfCall(machine, async () => pathOf(size), watched);
      rows.push({
        label: `PostgreSQL, data statements of ${size} ${name}`,
        value: data,
        most: limits.data,
        exact: true,
      });
    }
  }
  return rows;
}
