// @ts-check
import { byTurns, median, ratioOf } from '../kit/figures.mjs';
import { load } from '../kit/load.mjs';
import { cpuSeconds } from '../kit/processes.mjs';
import { people } from '../kit/server.mjs';
import { logStatements, perCall } from '../kit/statements.mjs';

/** @typedef {import('../kit/machine.mjs').Machine} Machine */
/** @typedef {import('../kit/machine.mjs').Engine} Engine */
/** @typedef {(server: import('../kit/server.mjs').Server, token: string) => Promise<string>} PathOf the address of a call */
/** @typedef {{ rounds: number, requests: number, peer: number }} Counts */

const warmUp = 0.2;

/**
 * CPU of one call, of the server's process and PostgreSQL's, beside that of an empty answer, by turns.
 * @param {Machine} machine @param {Engine} engine @param {PathOf} pathOf @param {Counts} counts
 */
export async function costOfCall(machine, engine, pathOf, counts) {
  const server = await machine.reader(engine);
  const hello = await machine.hello();
  const token = await server.signIn(people.administrator);
  const path = await pathOf(server, token);
  const processes = engine === 'postgres' ? [server.pid, (await machine.cluster()).pid] : [server.pid];
  const ours = { port: server.port, path, token };
  const peer = { port: hello.port, path: '/hello' };
  await load({ ...ours, requests: Math.ceil(counts.requests * warmUp) });
  await load({ ...peer, requests: Math.ceil(counts.peer * warmUp) });
  const taken = await byTurns(counts.rounds, {
    peer: () => costOf([hello.pid], () => load({ ...peer, requests: counts.peer })),
    ours: () => costOf(processes, () => load({ ...ours, requests: counts.requests })),
  });
  return { ratio: ratioOf(taken.ours, taken.peer), cost: median(taken.ours), peer: median(taken.peer) };
}

/** Microseconds of CPU for each request. @param {readonly number[]} pids @param {() => Promise<{ requests: number }>} work */
async function costOf(pids, work) {
  const total = async () => (await Promise.all(pids.map(cpuSeconds))).reduce((sum, each) => sum + each, 0);
  const before = await total();
  const { requests } = await work();
  return (((await total()) - before) / requests) * 1e6;
}

/**
 * @param {{ ratio: number, cost: number, peer: number }} measured
 * @param {Engine} engine
 * @param {number} most
 * @returns {import('../kit/outcome.mjs').Row[]}
 */
export function costRows({ ratio, cost, peer }, engine, most) {
  const where = engine === 'postgres' ? 'PostgreSQL' : 'embedded';
  return [
    { label: `${where}, CPU (${Math.round(cost)} µs beside ${Math.round(peer)} µs)`, value: ratio, unit: '×', most },
  ];
}

/**
 * Statements that a call sends to PostgreSQL.
 * @param {Machine} machine @param {PathOf} pathOf @param {number} calls
 */
export async function statementsOfCall(machine, pathOf, calls) {
  const { server, cluster, database, token } = await watchedDemo(machine);
  const path = await pathOf(server, token);
  // The first time, what is cached is filled.
  await server.call('GET', path, { token });
  const logs = [];
  for (let call = 0; call < calls; call += 1) {
    logs.push(await cluster.loggedBy(database, () => server.call('GET', path, { token })));
  }
  return perCall(logs);
}

/** @type {WeakMap<Machine, ReturnType<typeof startWatched>>} */
const watched = new WeakMap();

/** A server on a demo of its own whose statements PostgreSQL logs. @param {Machine} machine */
export function watchedDemo(machine) {
  const known = watched.get(machine) ?? startWatched(machine);
  watched.set(machine, known);
  return known;
}

/** @param {Machine} machine */
async function startWatched(machine) {
  const cluster = await machine.cluster();
  const place = await machine.copyDemo('postgres');
  const database = place.database ?? '';
  for (const [name, value] of Object.entries(logStatements)) {
    await cluster.query('postgres', `alter database ${database} set ${name} = '${value}'`);
  }
  const server = await machine.serve(place);
  return { server, cluster, database, token: await server.signIn(people.administrator) };
}
