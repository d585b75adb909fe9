// @ts-check
/**
 * Cuts the power of the disk under a built server while it writes, again and again: what it acknowledged must be there
 * afterwards, and the data sound. First with the embedded database, which lies on that disk with the files; then with
 * PostgreSQL elsewhere, so that the files have nobody else's care. `--cuts 200` are how many, `--seed` repeats what a cut kept.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import { NotMeasured } from '../bench/kit/outcome.mjs';
import { binariesOrNot, initCluster, startCluster } from '../bench/kit/postgres.mjs';
import { environment, startServer } from '../bench/kit/server.mjs';
import { countedWrites, keepDoing, until } from './counted-writes.mjs';
import { makeDisk, missingForDisk } from './cut-disk.mjs';
import { ensureBuilt, products, root, runHeld } from './workspace.mjs';

/** @typedef {import('../bench/kit/server.mjs').Server} Server */
/** @typedef {{ path: string, hash: string }} KeptFile */

const { values: asked } = parseArgs({
  options: { cuts: { type: 'string', default: '20' }, seed: { type: 'string' } },
});
const seed = Number(asked.seed ?? Math.floor(Math.random() * 1e6));
const random = numbersFrom(seed);
const diskMegabytes = 512;
const [writers, longestMs] = [3, 1_500];
const missing = await missingForDisk();
if (missing) {
  console.log(`No power is cut: ${missing}.`);
  process.exit(0);
}
await ensureBuilt([products.server]);
const cuts = Number(asked.cuts);
console.log(`The power goes as with --seed ${seed}`);
console.log(`Embedded: ${await onCutDisk(cuts)}`);
console.log(`Files with PostgreSQL elsewhere: ${await withPostgres(Math.ceil(cuts / 10))}`);

/** @param {number} count */
async function withPostgres(count) {
  try {
    binariesOrNot();
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    return 'not tested, PostgreSQL’s binaries are not here';
  }
  return inFolder(async (folder) => {
    await initCluster(folder);
    const cluster = await startCluster(folder);
    try {
      await cluster.query('postgres', 'create database pest');
      return await onCutDisk(count, cluster.url('pest'));
    } finally {
      await cluster.stop();
    }
  });
}

/** @param {number} count @param {string} [databaseUrl] */
function onCutDisk(count, databaseUrl) {
  return inFolder(async (folder) => {
    const disk = await makeDisk(folder, diskMegabytes, random);
    const dataDir = join(disk.folder, 'data');
    const start = (env = {}) =>
      startServer({ dataDir, databaseUrl, env: { PEST_UPLOADS_PER_DAY: '100000', PEST_DUMPS: 'off', ...env } });
    /** @type {Server | undefined} */
    let server;
    try {
      server = await start({ PEST_DEMO: '1' });
      const writes = await countedWrites(server);
      /** @type {KeptFile[]} */
      const files = [];
      for (let cut = 1; cut <= count; cut += 1) {
        const site = server;
        const end = keepDoing([
          async () => files.push(await upload(site, writes.token, files.length)),
          ...Array.from({ length: writers }, () => () => writes.write(site)),
        ]);
        const before = { files: files.length, writes: writes.counts.acknowledged };
        await until(
          () => files.length > before.files && writes.counts.acknowledged > before.writes,
          'a write and a file',
        );
        await pause(random() * longestMs);
        disk.cut();
        await Promise.all([server.kill(), end()]);
        await disk.restore();
        server = await start();
        await writes.compare(server, `after cut ${cut}`);
        for (const { path, hash } of files) assert.equal(await hashOf(server.site + path), hash, `after cut ${cut}`);
        if (cut % 10 === 0 || cut === count) await check(dataDir, databaseUrl);
      }
      const { acknowledged, sent } = writes.counts;
      return `${count} cuts, ${acknowledged} of ${sent} writes and ${files.length} files acknowledged, 0 lost`;
    } catch (error) {
      console.error(error);
      throw error;
    } finally {
      await server?.kill();
      await disk.remove();
    }
  });
}

/**
 * A file that was acknowledged, as it was read then.
 * @param {Server} server @param {string} token @param {number} number @returns {Promise<KeptFile>}
 */
async function upload({ site }, token, number) {
  const body = new FormData();
  body.set('file', new File([picture(number)], 'device.png', { type: 'image/png' }));
  const answer = await fetch(`${site}/api/upload/file`, { method: 'POST', headers: { authorization: token }, body });
  const { code, data } = await answer.json();
  assert.equal(code, 0);
  const { pathname, search } = new URL(data.fullurl);
  return { path: pathname + search, hash: await hashOf(data.fullurl) };
}

/** @param {string} dataDir @param {string} [databaseUrl] */
async function check(dataDir, databaseUrl) {
  const main = join(root, products.server.output, 'main.js');
  const env = { ...environment('http://localhost', 0, dataDir), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const { code, printed } = await runHeld(process.execPath, [main, 'check', '--lang', 'en'], { env });
  assert.equal(code, 0, printed);
}

/** @param {string} url */
async function hashOf(url) {
  const answer = await fetch(url);
  assert.equal(answer.status, 200, url);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

/** A PNG of its own for each number: a row of grey dots that count. @param {number} number */
function picture(number) {
  const size = 32;
  const header = Buffer.from([0, 0, 0, size, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const dots = Buffer.from([0, ...Array.from({ length: size }, (_, bit) => ((number >> (bit % 31)) & 1) * 255)]);
  const chunk = (/** @type {string} */ name, /** @type {Buffer} */ data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(dots)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What failed stays there to be looked at. @template Result @param {(folder: string) => Promise<Result>} work */
async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'pest-power-'));
  const result = await work(folder);
  await rm(folder, { recursive: true, force: true });
  return result;
}

/** The same numbers for the same seed: mulberry32. @param {number} from */
function numbersFrom(from) {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
