// @ts-check
/**
 * A disk whose power can be cut: like a real one it holds what it was told since the last flush in a cache of its own,
 * and of that a cut keeps any part, each sector for itself. Made of an NBD server here, `nbdfuse`, a loop device and ext4.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Of disks of today. With 512 bytes ext4 itself may lose its superblock, which has two of them. */
const sector = 4_096;

/** Words of the protocol, https://github.com/NetworkBlockDevice/nbd/blob/master/doc/proto.md */
const magic = { hello: 0x4e42444d41474943n, option: 0x49484156454f5054n, optionReply: 0x3e889045565a9n };
const request = { magic: 0x25609513, read: 0, write: 1, disconnect: 2, flush: 3 };
const option = { abort: 2, info: 6, go: 7 };
const reply = { magic: 0x67446698, done: 1, info: 3, unsupported: 0x80000001, refused: 5 };
const [fixedNewStyle, flags] = [0b11, 0b101];

/** What is missing for such a disk, or null. @returns {Promise<string | null>} */
export async function missingForDisk() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may make disks';
  for (const program of ['nbdfuse', 'losetup', 'mkfs.ext4', 'fusermount3']) {
    if ((await run('which', [program]).catch(() => null)) === null) return `${program} is not installed`;
  }
  return (await stat('/dev/fuse').catch(() => null)) ? null : 'there is no /dev/fuse';
}

/** @typedef {Awaited<ReturnType<typeof makeDisk>>} Disk */

/**
 * @param {string} folder empty
 * @param {number} megabytes
 * @param {() => number} random from 0 to 1: what of the cache outlives a cut
 */
export async function makeDisk(folder, megabytes, random) {
  const platter = new Platter(megabytes * 2 ** 20, random);
  const [socket, device, mounted] = ['socket', 'device', 'mounted'].map((name) => join(folder, name));
  assert(socket && device && mounted);
  await Promise.all([mkdir(device), mkdir(mounted)]);
  const server = createServer((connection) => void serve(connection, platter).catch(() => connection.destroy()));
  server.listen(socket);
  await once(server, 'listening');
  /** @type {(() => Promise<void>) | undefined} */
  let detach = await attach();
  await run('mkfs.ext4', ['-q', await loop()]);
  await mount();

  async function attach() {
    const fuse = spawn('nbdfuse', [`${device}/disk`, `nbd+unix:///?socket=${socket}`], { stdio: 'ignore' });
    const ended = once(fuse, 'exit');
    while (!(await stat(`${device}/disk`).catch(() => null))) {
      assert(fuse.exitCode === null, 'nbdfuse ended');
      await pause(10);
    }
    const { stdout } = await run('losetup', ['-f', '--show', `${device}/disk`]);
    return async () => {
      await run('losetup', ['-d', stdout.trim()]);
      await untilDone(() => run('fusermount3', ['-u', String(device)]));
      await ended;
    };
  }
  async function loop() {
    return (await run('losetup', ['-j', `${device}/disk`, '-n', '-O', 'NAME'])).stdout.trim();
  }
  async function mount() {
    await run('mount', [await loop(), String(mounted)]);
  }
  return {
    folder: mounted,
    /** From here on nothing reaches the disk; whoever writes is told of a fault. */
    cut: () => platter.cut(),
    /** Power is back: what outlived the cut is mounted again. All that had it open has to have ended. */
    async restore() {
      await untilDone(() => run('umount', [String(mounted)]));
      await detach?.();
      platter.restore();
      detach = await attach();
      await mount();
    },
    async remove() {
      await untilDone(() => run('umount', [String(mounted)]));
      await detach?.();
      server.close();
    },
  };
}

/** Programs that ended a moment ago may still hold it. @param {() => Promise<unknown>} work */
async function untilDone(work) {
  for (let tries = 200; ; tries -= 1) {
    const fault = await work().then(
      () => null,
      (error) => error,
    );
    if (fault === null) return;
    if (tries === 0) throw fault;
    await pause(50);
  }
}

/** What is on the disk for good, and what it has been told since. */
class Platter {
  /** @type {Buffer} */ #kept;
  /** @type {Buffer} */ #seen;
  /** @type {{ at: number, bytes: Buffer }[]} */ #unflushed = [];
  #random;
  #hasPower = true;

  /** @param {number} size @param {() => number} random */
  constructor(size, random) {
    this.#kept = Buffer.alloc(size);
    this.#seen = Buffer.alloc(size);
    this.#random = random;
  }

  get size() {
    return this.#kept.length;
  }

  get hasPower() {
    return this.#hasPower;
  }

  /** @param {number} at @param {number} length */
  read(at, length) {
    return this.#seen.subarray(at, at + length);
  }

  /** @param {number} at @param {Buffer} bytes */
  write(at, bytes) {
    bytes.copy(this.#seen, at);
    this.#unflushed.push({ at, bytes });
  }

  flush() {
    for (const { at, bytes } of this.#unflushed) bytes.copy(this.#kept, at);
    this.#unflushed = [];
  }

  cut() {
    this.#hasPower = false;
  }

  restore() {
    for (const { at, bytes } of this.#unflushed) {
      for (let from = 0; from < bytes.length; from += sector) {
        if (this.#random() < 0.5) bytes.copy(this.#kept, at + from, from, Math.min(from + sector, bytes.length));
      }
    }
    this.#unflushed = [];
    this.#kept.copy(this.#seen);
    this.#hasPower = true;
  }
}

/** @param {import('node:net').Socket} connection @param {Platter} platter */
async function serve(connection, platter) {
  const take = taker(connection);
  if (await agreed(connection, take, platter)) await transmit(connection, take, platter);
  connection.end();
}

/**
 * @param {import('node:net').Socket} connection
 * @param {Take} take
 * @param {Platter} platter
 * @returns {Promise<boolean>} whether requests follow
 */
async function agreed(connection, take, platter) {
  connection.write(Buffer.concat([word64(magic.hello), word64(magic.option), word16(fixedNewStyle)]));
  await take(4);
  for (;;) {
    const head = await take(16);
    assert.equal(head.readBigUInt64BE(0), magic.option);
    const [asked, length] = [head.readUInt32BE(8), head.readUInt32BE(12)];
    await take(length);
    const answer = (/** @type {number} */ kind, data = Buffer.alloc(0)) =>
      connection.write(
        Buffer.concat([word64(magic.optionReply), word32(asked), word32(kind), word32(data.length), data]),
      );
    if (asked === option.info || asked === option.go) {
      answer(reply.info, Buffer.concat([word16(0), word64(BigInt(platter.size)), word16(flags)]));
      answer(reply.done);
      if (asked === option.go) return true;
    } else if (asked === option.abort) {
      answer(reply.done);
      return false;
    } else answer(reply.unsupported);
  }
}

/** @param {import('node:net').Socket} connection @param {Take} take @param {Platter} platter */
async function transmit(connection, take, platter) {
  for (;;) {
    const head = await take(28);
    assert.equal(head.readUInt32BE(0), request.magic);
    const [kind, at, length] = [head.readUInt16BE(6), Number(head.readBigUInt64BE(16)), head.readUInt32BE(24)];
    if (kind === request.disconnect) return;
    const bytes = kind === request.write ? Buffer.from(await take(length)) : null;
    const isDone = platter.hasPower;
    if (isDone && bytes) platter.write(at, bytes);
    if (isDone && kind === request.flush) platter.flush();
    connection.write(Buffer.concat([word32(reply.magic), word32(isDone ? 0 : reply.refused), head.subarray(8, 16)]));
    if (isDone && kind === request.read) connection.write(Buffer.from(platter.read(at, length)));
  }
}

/** @typedef {(length: number) => Promise<Buffer>} Take */

/** Reads so many bytes, however they come. @param {import('node:net').Socket} connection @returns {Take} */
function taker(connection) {
  /** @type {Buffer[]} */
  let parts = [];
  let held = 0;
  const chunks = connection[Symbol.asyncIterator]();
  return async (length) => {
    while (held < length) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('The connection ended.');
      parts.push(value);
      held += value.length;
    }
    const all = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = [all.subarray(length)];
    held -= length;
    return all.subarray(0, length);
  };
}

/** @param {number} value */
function word16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** @param {number} value */
function word32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** @param {bigint} value */
function word64(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}
