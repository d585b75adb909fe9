import { createHmac, hash as hashText } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { GuessablePasswords } from './common-passwords';

/** What a hash costs whoever makes it, and whoever guesses. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id is the library's default algorithm. */
const shippedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 4;
const queueLength = 64;

/** Thrown when too many passwords wait to be hashed: hashing must not be a way to stop the server. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError';
}

/**
 * Stores and checks passwords. What arrives is the MD5 hex of the specification; it is treated as the password, so it
 * is mixed with the installation's pepper and hashed slowly.
 */
export class Passwords {
  readonly #pepper: Buffer;
  readonly #guessable: GuessablePasswords;
  readonly #cost: PasswordCost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #dummy: string | undefined;

  /** @param cost - Another than the shipped one is for tests, which hash hundreds of passwords. */
  constructor(pepper: Buffer, guessable: GuessablePasswords, cost: PasswordCost = shippedCost) {
    this.#pepper = pepper;
    this.#guessable = guessable;
    this.#cost = cost;
  }

  /**
   * Whether a guess would soon find it: an empty or common password, a short number, or what is known of the person (a
   * phone and its ends, names). Its length cannot be seen.
   */
  async isGuessable(md5: string, known: readonly string[]): Promise<boolean> {
    const own = known.flatMap((text) => [text, text.slice(-6), text.slice(-8)]);
    if (own.some((text) => hashText('md5', text) === md5)) return true;
    return this.#guessable.has(md5);
  }

  /** For a password that somebody chose, `hashNewPassword` of `call/` comes first. */
  hash(md5: string): Promise<string> {
    return this.#inTurn(() => hash(this.#peppered(md5), this.#cost));
  }

  /** A stored hash of null costs the same time, so that unknown accounts cannot be told from wrong passwords. */
  async verify(md5: string, stored: string | null): Promise<boolean> {
    const against = stored ?? (await this.#dummyHash());
    const same = await this.#inTurn(() => verify(against, this.#peppered(md5)));
    return same && stored !== null;
  }

  async #dummyHash(): Promise<string> {
    this.#dummy = this.#dummy ?? (await this.hash('0'.repeat(32)));
    return this.#dummy;
  }

  #peppered(md5: string): string {
    return createHmac('sha256', this.#pepper).update(md5).digest('hex');
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= queueLength) throw new PasswordQueueFullError();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
