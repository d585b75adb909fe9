import { sql } from 'kysely';
import type { System } from '../database/transactions';

/** What a clock is made of: the machine's, which people and programs set, and one that only goes on. */
export interface ClockSources {
  /** Milliseconds since 1970. */
  machine(): number;
  /** Milliseconds since some moment. */
  steady(): number;
}

/** By so much clocks of two machines differ; a larger step is believed once it has stood for some looks. */
const drift = 2_000;
const looksUntilBelieved = 3;

/**
 * The server's time: that of the database, which all processes share, carried on by a clock that nobody can set. A clock
 * of the machine that jumps signs nobody out and stops no job; one that stays changed is followed.
 */
export class ServerClock {
  readonly #sources: ClockSources;
  #origin: number;
  #steps = 0;

  constructor(sources: ClockSources = { machine: Date.now, steady: () => performance.now() }) {
    this.#sources = sources;
    this.#origin = sources.machine() - sources.steady();
  }

  now(): Date {
    return new Date(this.#origin + this.#sources.steady());
  }

  /** Milliseconds that the machine's clock is ahead of this one. */
  aheadMs(): number {
    return Math.round(this.#sources.machine() - this.now().getTime());
  }

  /** Begins with the database's time, whatever it is. */
  async begin(theirs: AskTime): Promise<void> {
    this.#origin += await this.#behind(theirs);
  }

  /** Asked every minute: goes with the database's clock, and with a step of it only when that stays. */
  async follow(theirs: AskTime): Promise<void> {
    const behind = await this.#behind(theirs);
    const isStep = Math.abs(behind) > drift;
    this.#steps = isStep ? this.#steps + 1 : 0;
    if (isStep && this.#steps < looksUntilBelieved) return;
    this.#origin += behind;
    this.#steps = 0;
  }

  async #behind(theirs: AskTime): Promise<number> {
    const asked = this.#sources.steady();
    const at = await theirs();
    // The answer was true about half way.
    return at.getTime() - (this.#origin + (asked + this.#sources.steady()) / 2);
  }
}

type AskTime = () => Promise<Date>;

export async function databaseTime(database: System): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A selection without a table answers one row.');
  return row.at;
}
