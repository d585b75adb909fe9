import { hash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';

/** Passwords that somebody who guesses tries first, known by the MD5 that clients send. */
export interface GuessablePasswords {
  has(md5: string): Promise<boolean>;
}

const bits = 2 ** 25;
const probes = 12;
const longestDigits = 6;
const hashesAtOnce = 2_000;

/**
 * The common passwords of zxcvbn-ts, the empty one, and every number of up to six digits: some 1.2 million, in a Bloom
 * filter of 4 MB that is made when it is first asked. Of good passwords it refuses one in a million by mistake.
 */
export class CommonPasswords implements GuessablePasswords {
  #filter: Promise<Uint8Array> | undefined;

  async has(md5: string): Promise<boolean> {
    this.#filter = this.#filter ?? makeFilter();
    const filter = await this.#filter;
    return placesOf(Buffer.from(md5, 'hex')).every((place) => ((filter[place >>> 3] ?? 0) >>> (place & 7)) & 1);
  }
}

async function makeFilter(): Promise<Uint8Array> {
  const filter = new Uint8Array(bits / 8);
  let made = 0;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  for (const password of guesses(dictionary['passwords-common'])) {
    for (const place of placesOf(hash('md5', password, 'buffer'))) {
      filter[place >>> 3] = (filter[place >>> 3] ?? 0) | (1 << (place & 7));
    }
    made += 1;
    // The server goes on answering meanwhile.
    if (made % hashesAtOnce === 0) await pause();
  }
  return filter;
}

function* guesses(common: readonly string[]): Generator<string> {
  yield '';
  yield* common;
  for (let digits = 1; digits <= longestDigits; digits += 1) {
    for (let number = 0; number < 10 ** digits; number += 1) yield String(number).padStart(digits, '0');
  }
}

/** Where a hash is marked: two of its words give all places. */
function placesOf(md5: Buffer): number[] {
  const [first, step] = [md5.readUInt32BE(0), md5.readUInt32BE(4) | 1];
  return Array.from({ length: probes }, (_, probe) => (first + Math.imul(step, probe)) & (bits - 1));
}
