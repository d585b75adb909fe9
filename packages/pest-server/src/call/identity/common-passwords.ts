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
    return isMarked(filter, md5);
  }
}

async function makeFilter(): Promise<Uint8Array> {
  const filter = new Uint8Array(bits / 8);
  let made = 0;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  for (const password of guesses(dictionary['passwords-common'])) {
    mark(filter, hash('md5', password));
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

function mark(filter: Uint8Array, md5: string): void {
  const [first, step] = wordsOf(md5);
  for (let probe = 0; probe < probes; probe += 1) {
    const place = placeOf(first, step, probe);
    filter[place >>> 3] = (filter[place >>> 3] ?? 0) | (1 << (place & 7));
  }
}

function isMarked(filter: Uint8Array, md5: string): boolean {
  const [first, step] = wordsOf(md5);
  for (let probe = 0; probe < probes; probe += 1) {
    const place = placeOf(first, step, probe);
    if ((((filter[place >>> 3] ?? 0) >>> (place & 7)) & 1) === 0) return false;
  }
  return true;
}

/** The two words of a hash that all its places are made from. */
function wordsOf(md5: string): readonly [number, number] {
  return [Number.parseInt(md5.slice(0, 8), 16), Number.parseInt(md5.slice(8, 16), 16) | 1];
}

function placeOf(first: number, step: number, probe: number): number {
  return (first + Math.imul(step, probe)) & (bits - 1);
}
