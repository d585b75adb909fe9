import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './batching-connection';
import type { EmbeddedChannel, EmbeddedConnection } from './embedded-host';
import { type EmbeddedPlace, type EmbeddedQuestion, question } from './embedded-messages';
import { EmbeddedSession } from './embedded-session';
import { DatabaseError, EngineDownError, EngineStoppedError } from './engine';

/** Milliseconds. */
export interface EmbeddedLimits {
  /** Without a single answer for so long, with somebody waiting, the worker is given up. */
  readonly stuck: number;
  /** After a fault of disk or memory the database is asked whether it lives. */
  readonly probe: number;
  /** Between two tries to open it again. */
  readonly reopen: number;
}

const usualLimits: EmbeddedLimits = { stuck: 60_000, probe: 3_000, reopen: 5_000 };

/** A database that stops once more after so many reopenings in such a time is broken, and opening it wears it further. */
const mostReopenings = 3;
const reopeningsMinutes = 10;

/** What the channel is told from outside; a test has its own. */
export interface ChannelOptions {
  readonly limits?: EmbeddedLimits;
  /** Megabytes of the files that the database keeps in memory. */
  readonly cache?: number;
  /** Told what the operator has to know, in a line. */
  tell?(message: string): void;
  /** Milliseconds since some moment. */
  now?(): number;
}

/** SQLSTATE: disk or memory used up, files that cannot be written, a fault inside. The database may have ended with it. */
const suspicious = /^(53|58|XX)/;
/** SQLSTATE of anything that is asked in a transaction after its first error. */
const transactionFailed = '25P02';

/**
 * Opens the folder's database in a worker thread and talks to it by messages. A full disk can end it in mid-write, after
 * which it answers nothing for ever: a worker that died or answers no more is given up and opened anew, from what was
 * committed; meanwhile every question is answered with `EngineStoppedError`. One that breaks again and again stays
 * closed, and every question is answered with the reason.
 *
 * @throws what keeps the database from opening the first time.
 */
export async function openInWorker(
  folder: string,
  workerFile: URL,
  {
    limits = usualLimits,
    cache = 128,
    tell = (message) => void process.stderr.write(`${message}\n`),
    now = () => performance.now(),
  }: ChannelOptions = {},
): Promise<EmbeddedChannel> {
  const supervisor = new Supervisor({ folder, cache }, workerFile, { limits, tell, now });
  await supervisor.start();
  return supervisor;
}

class Supervisor implements EmbeddedChannel {
  readonly #open: () => Promise<EmbeddedSession>;
  readonly #limits: EmbeddedLimits;
  readonly #tell: (message: string) => void;
  readonly #now: () => number;
  /** When it was opened again, the latest ones. */
  #reopened: readonly number[] = [];
  #down: EngineDownError | null = null;
  #current: EmbeddedSession | null = null;
  #reopening: Promise<void> = Promise.resolve();
  #closed = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(place: EmbeddedPlace, workerFile: URL, { limits, tell, now }: Required<Omit<ChannelOptions, 'cache'>>) {
    this.#limits = limits;
    this.#tell = tell;
    this.#now = now;
    this.#open = () => EmbeddedSession.open(place, workerFile, (session, reason) => this.#lose(session, reason));
  }

  async start(): Promise<void> {
    this.#current = await this.#open();
    let seen = { session: this.#current, answers: -1 };
    // Looked at twice within the limit: after a pause of this process, answers that wait to be read come first.
    this.#watch = setInterval(() => {
      const session = this.#current;
      if (!session) return;
      if (session.busy && seen.session === session && seen.answers === session.answers) {
        this.#lose(session, `no answer for ${this.#limits.stuck / 1000} s`);
      }
      seen = { session, answers: session.busy ? session.answers : -1 };
    }, this.#limits.stuck);
    this.#watch.unref();
  }

  ask(asked: EmbeddedQuestion): Promise<Answer> {
    return this.connection().ask(asked);
  }

  /** Holds on to the database as it is open now: nothing that began before an end goes on after it. */
  connection(): EmbeddedConnection {
    const session = this.#current;
    return { ask: (asked) => this.#ask(session, asked) };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    await this.#reopening;
    await this.#current?.ask(null).catch(() => undefined);
    await this.#current?.end();
  }

  async #ask(session: EmbeddedSession | null, asked: EmbeddedQuestion): Promise<Answer> {
    if (this.#down) throw this.#down;
    if (!session) throw new EngineStoppedError('The embedded database is being opened again.');
    try {
      return await session.ask(asked);
    } catch (error) {
      if (!(error instanceof DatabaseError && suspicious.test(error.code)) || (await this.#lives(session))) throw error;
      this.#lose(session, error.message);
      throw new EngineStoppedError(`The embedded database stopped: ${error.message}`);
    }
  }

  /** A database that a fault has ended answers nothing, or nothing but faults. */
  async #lives(session: EmbeddedSession): Promise<boolean> {
    const answered = session.ask(question('select 1')).then(
      () => true,
      (error: unknown) => error instanceof DatabaseError && error.code === transactionFailed,
    );
    return Promise.race([answered, delay(this.#limits.probe, false, { ref: false })]);
  }

  #lose(session: EmbeddedSession, reason: string): void {
    if (session !== this.#current || this.#closed) return;
    this.#current = null;
    const ended = session.end(new EngineStoppedError(`The embedded database stopped: ${reason}`));
    if (this.#breaksAgain()) {
      this.#down = new EngineDownError(
        `The embedded database stays closed: it stopped again after it had been opened again ${mostReopenings} times in ${reopeningsMinutes} minutes. The last time: ${reason}.`,
      );
      this.#tell(`${this.#down.message} Start the server again once that is mended.`);
      this.#reopening = ended;
      return;
    }
    this.#tell(`The embedded database stopped: ${reason}. It is opened again.`);
    this.#reopening = ended.then(() => this.#reopen());
  }

  #breaksAgain(): boolean {
    const since = this.#now() - reopeningsMinutes * 60_000;
    this.#reopened = this.#reopened.filter((at) => at > since);
    return this.#reopened.length >= mostReopenings;
  }

  async #reopen(): Promise<void> {
    let told = '';
    while (!this.#closed) {
      try {
        this.#current = await this.#open();
        this.#reopened = [...this.#reopened, this.#now()];
        this.#tell('The embedded database is open again.');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) this.#tell(`The embedded database does not open: ${reason}. Is the disk full?`);
        told = reason;
        await delay(this.#limits.reopen, null, { ref: false });
      }
    }
  }
}
