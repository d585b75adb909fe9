// @ts-check
import { byTurns, median, ratioOf } from '../kit/figures.mjs';
import { load } from '../kit/load.mjs';
import { people } from '../kit/server.mjs';
import { keyedRead } from './s1-keyed-read.mjs';

export const title = 'Keyed reads a second through HTTP, signed in, beside pgbench on the same PostgreSQL';
export const uses = ['PostgreSQL', 'fastify', 'pg'];

/** Share of pgbench's. */
export const limits = { share: 0.2 };

export const counts = {
  full: { rounds: 5, seconds: 6, scale: 10, clients: 8 },
  tiny: { rounds: 1, seconds: 1, scale: 1, clients: 2 },
};
/** @typedef {typeof counts.full} Counts */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts: { rounds, seconds, scale, clients }, machine }) {
  const cluster = await machine.cluster();
  const server = await machine.reader('postgres');
  const token = await server.signIn(people.administrator);
  const path = await keyedRead(server, token);
  await cluster.query('postgres', 'create database pgbench');
  await cluster.runProgram('pgbench', ['-i', '-q', '-s', String(scale), 'pgbench']);
  const select = ['-n', '-S', '-M', 'extended', '-c', String(clients), '-j', '2', '-T', String(seconds), 'pgbench'];
  const ask = () => load({ port: server.port, path, token, connections: clients, seconds });
  await ask();
  const taken = await byTurns(rounds, {
    peer: async () => transactionsASecond(await cluster.runProgram('pgbench', select)),
    ours: async () => {
      const { requests, seconds: took } = await ask();
      return requests / took;
    },
  });
  const beside = `${Math.round(median(taken.ours))} beside ${Math.round(median(taken.peer))} a second`;
  return [
    {
      label: `PostgreSQL, ${clients} clients (${beside})`,
      value: ratioOf(taken.ours, taken.peer),
      unit: '×',
      least: limits.share,
    },
  ];
}

/** @param {string} report of pgbench */
function transactionsASecond(report) {
  const tps = Number(/^tps = ([\d.]+)/m.exec(report)?.[1]);
  if (!(tps > 0)) throw new Error(`pgbench did not say how fast it was: ${report}`);
  return tps;
}
