// @ts-check
import { join } from 'node:path';
import { median } from '../kit/figures.mjs';
import { load } from '../kit/load.mjs';
import { rowsOr } from '../kit/outcome.mjs';
import { people } from '../kit/server.mjs';
import { serverPackage } from '../kit/server-packages.mjs';
import { printableReports } from './reports.mjs';

export const title =
  'An answer that needs nothing, 99th percentile, while a heavy query or a report’s PDF runs, beside how long that takes';
export const uses = ['PostgreSQL', '@electric-sql/pglite', 'pdfmake'];

/** Share of the heavy work's duration. */
export const limits = { share: 0.1 };

/** Devices that the heavy query looks through, besides the demo's; seconds that it is asked for again and again. */
export const counts = {
  full: { devices: { embedded: 200_000, postgres: 200_000 }, seconds: 10, pdfs: 12 },
  tiny: { devices: { embedded: 0, postgres: 500 }, seconds: 0.3, pdfs: 1 },
};
/** @typedef {typeof counts.full} Counts */

/** @typedef {import('../kit/server.mjs').Server} Server */
/** @typedef {import('../kit/machine.mjs').Engine} Engine */

/** @param {import('../kit/catalogue.mjs').Given<Counts>} given */
export async function run({ counts, machine }) {
  const search = async (/** @type {Engine} */ engine) => {
    const server = await serverWith(machine, engine, counts.devices[engine]);
    const label = `a search, ${engine === 'embedded' ? 'embedded' : 'PostgreSQL'}`;
    return [await besideHeavy(label, server, await searches(server, counts.seconds))];
  };
  const reader = await machine.reader('embedded');
  return [
    ...(await search('embedded')),
    ...(await rowsOr('a search, PostgreSQL', () => search('postgres'))),
    await besideHeavy('a report’s PDF', reader, await prints(reader, counts.pdfs)),
  ];
}

/** @param {import('../kit/machine.mjs').Machine} machine @param {Engine} engine @param {number} devices */
async function serverWith(machine, engine, devices) {
  if (devices === 0) return machine.reader(engine);
  const place = await machine.copyDemo(engine);
  const fill = (/** @type {Query} */ query) => copyDevices(query, devices);
  if (place.database === null) await inEmbedded(place.dataDir, fill);
  else await inPostgres(await machine.cluster(), place.database, fill);
  return machine.serve(place);
}

/** @typedef {(text: string) => Promise<any[]>} Query */

/** Copies of a device with everything that it has but its place on a plan. @param {Query} query @param {number} devices */
async function copyDevices(query, devices) {
  const [{ columns }] = await query(`select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_name = 'device' and is_generated = 'NEVER'`);
  await query('set session_replication_role = replica');
  await query(`insert into device (${columns}) select ${columns} from (select copied.* from generate_series(1, ${devices}) as n,
    lateral (select * from device where removed_at is null order by id limit 1) as original,
    jsonb_populate_record(null::device, to_jsonb(original) || jsonb_build_object('id', gen_random_uuid(),
      'code', original.code || '-' || n, 'floor_plan_id', null, 'x', null, 'y', null)) as copied) as copies`);
  await query('vacuum analyze device');
  await query('checkpoint');
}

/** While no server has the folder. @param {string} dataDir @param {(query: Query) => Promise<void>} work */
async function inEmbedded(dataDir, work) {
  const { PGlite } = serverPackage('@electric-sql/pglite');
  const database = await PGlite.create(join(dataDir, 'database'));
  await work(async (text) => (await database.query(text)).rows);
  await database.close();
}

/** @param {import('../kit/postgres.mjs').Cluster} cluster @param {string} database @param {(query: Query) => Promise<void>} work */
async function inPostgres(cluster, database, work) {
  const client = await cluster.connect(database);
  await work(async (text) => (await client.query(text)).rows);
  await client.end();
}

/** @typedef {() => Promise<number | null>} Work its milliseconds; null when there is no more of it */

/** @param {Server} server @param {number} seconds @returns {Promise<Work>} */
async function searches({ call, signIn }, seconds) {
  const token = await signIn(people.administrator);
  const until = performance.now() + seconds * 1000;
  return async () => {
    if (performance.now() > until) return null;
    return timed(() => call('GET', '/api/v-device/myList?page=1&limit=20&search=nothing-like-it', { token }));
  };
}

/** @param {Server} server @param {number} pdfs @returns {Promise<Work>} */
async function prints(server, pdfs) {
  const left = await printableReports(server, await server.signIn(people.administrator), pdfs);
  return async () => {
    const next = left.shift();
    return next === undefined ? null : timed(next.print);
  };
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * @param {string} what @param {Server} server @param {Work} heavy
 * @returns {Promise<import('../kit/outcome.mjs').Row>}
 */
async function besideHeavy(what, server, heavy) {
  /** @type {number[]} */
  const durations = [];
  let goesOn = true;
  const working = async () => {
    for (let ms = await heavy(); ms !== null; ms = await heavy()) durations.push(ms);
    goesOn = false;
  };
  /** @type {import('../kit/load.mjs').Loaded[]} */
  const probes = [];
  const probing = async () => {
    while (goesOn)
      probes.push(await load({ port: server.port, path: '/healthz', connections: 1, seconds: 2, pause: 2 }));
  };
  await Promise.all([working(), probing()]);
  const p99 = median(probes.map((probe) => probe.p99));
  const duration = median(durations);
  const label = `${what} (${p99.toFixed(1)} ms beside ${Math.round(duration)} ms)`;
  return { label, value: p99 / duration, unit: '×', most: limits.share };
}
