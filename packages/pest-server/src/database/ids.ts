import { randomFillSync } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/**
 * A UUID of version 7: ordered by time, and within a millisecond by when it was asked for, so that new rows lie
 * together and entries of one moment keep their order. Otherwise random.
 */
export function newId(now: Date): string {
  const ms = now.getTime();
  sequence = ms === lastMs ? (sequence + 1) & 0xfff : 0;
  lastMs = ms;
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
