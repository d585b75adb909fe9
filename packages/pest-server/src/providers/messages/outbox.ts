import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import { type Message, type MessageCarrier, MessageRefused, type Messages } from './messages';

const minuteMs = 60_000;
/** After each try that failed; then nobody tries any more by itself. */
const waitsMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs);
/** A try that is older was cut short: nobody knows whether the message went out. */
const interruptedAfterMs = 10 * minuteMs;
const lettersAtOnce = 200;
/** So many failures in a row, and the carrier itself is down. */
const failuresInARow = 3;

/** What the outbox needs to know of its installation. */
export interface OutboxOptions {
  /** Without a carrier, messages of a kind are kept and read on `/admin`. */
  readonly carriers: Readonly<Partial<Record<Message['kind'], MessageCarrier>>>;
  /** Whether codes may be read here: on a machine that only its own user reaches, while trying the product. */
  readonly revealSecrets: boolean;
  now(): Date;
  /** Tells the operator of a message that is kept, in a line. */
  announce(line: string): void;
  reportFault(error: unknown): void;
}

type OutboxRow = Row<'outbox_message'>;

/**
 * Every message passes through the database: what has no carrier is kept there, what has one waits there until it is
 * handed over. A message is marked before it leaves, so that a process that ends in between leaves one that is *not*
 * sent again by itself: twice is worse than a failure that `/admin` shows.
 */
export class Outbox implements Messages {
  readonly #system: System;
  readonly #options: OutboxOptions;

  constructor(system: System, options: OutboxOptions) {
    this.#system = system;
    this.#options = options;
  }

  async send(message: Message): Promise<void> {
    if (this.#options.carriers[message.kind] === undefined) return this.#keep(message);
    const now = this.#options.now();
    await this.#insert({ ...this.#rowOf(message), body: message.text, state: 'due', due_at: now });
  }

  async sendNow(message: Message): Promise<void> {
    const carrier = this.#options.carriers[message.kind];
    if (carrier === undefined) return this.#keep(message);
    const row = this.#rowOf(message);
    await carrier.deliver({ id: row.id, to: message.to, subject: row.subject, text: message.text });
    await this.#insert({ ...row, body: masked(message.text, message.secret), secret: null, state: 'sent', tries: 1 });
  }

  async sendBehind(message: Message): Promise<void> {
    if (this.#options.carriers[message.kind] === undefined) return this.#keep(message);
    void this.sendNow(message).catch(this.#options.reportFault);
  }

  async deliverDue(now: Date): Promise<void> {
    await this.#giveUpInterrupted(now);
    let failed = 0;
    for (const { id } of await this.#due(now)) {
      const letter = await this.#claim(id, now);
      if (letter === undefined) continue;
      failed = (await this.#handOver(letter, now)) ? 0 : failed + 1;
      if (failed === failuresInARow) return;
    }
  }

  async #keep(message: Message): Promise<void> {
    const { revealSecrets, announce } = this.#options;
    const body = revealSecrets ? message.text : masked(message.text, message.secret);
    const kept = await this.#insert({ ...this.#rowOf(message), body, secret: null, state: 'kept' });
    if (!kept) return;
    announce(
      `${message.kind} to ${revealSecrets ? message.to : maskRecipient(message.to)} in the outbox: ${body.replaceAll('\n\n', ' · ')}`,
    );
  }

  #rowOf({ kind, to, subject, text, secret, key }: Message): Omit<OutboxRow, 'body' | 'state'> {
    const sentAt = this.#options.now();
    return {
      id: newId(sentAt),
      kind,
      recipient: to,
      subject: subject ?? firstLine(text),
      secret: secret ?? null,
      key: key ?? null,
      sent_at: sentAt,
      tries: 0,
      due_at: null,
      fault: '',
    };
  }

  /** Whether it is the first with its key. */
  async #insert(row: OutboxRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#system
      .insertInto('outbox_message')
      .values(row)
      .onConflict((conflict) => conflict.column('key').where('key', 'is not', null).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  #due(now: Date): Promise<Pick<OutboxRow, 'id'>[]> {
    return this.#system
      .selectFrom('outbox_message')
      .select('id')
      .where('state', '=', 'due')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(lettersAtOnce)
      .execute();
  }

  /** Of two processes that want to send a message, one gets it. */
  #claim(id: string, now: Date): Promise<OutboxRow | undefined> {
    return this.#system
      .updateTable('outbox_message')
      .set({ state: 'sending', tries: sql`tries + 1`, due_at: now })
      .where(rowsWith({ id, state: 'due' }))
      .returningAll()
      .executeTakeFirst();
  }

  /** Whether the carrier answered, if only to refuse. */
  async #handOver(row: OutboxRow, now: Date): Promise<boolean> {
    const carrier = this.#options.carriers[row.kind];
    try {
      // A carrier that was switched off since: whoever reads the outbox sees what was not sent.
      if (carrier === undefined) throw new MessageRefused('no carrier');
      await carrier.deliver({ id: row.id, to: row.recipient, subject: row.subject, text: row.body });
    } catch (error) {
      this.#options.reportFault(error);
      await this.#settle(row, afterFault(row, error, now));
      return error instanceof MessageRefused;
    }
    const body = this.#options.revealSecrets ? row.body : masked(row.body, row.secret ?? undefined);
    await this.#settle(row, { state: 'sent', body, secret: null, due_at: null, sent_at: now, fault: '' });
    return true;
  }

  async #settle({ id }: OutboxRow, change: Partial<OutboxRow>): Promise<void> {
    await this.#system.updateTable('outbox_message').set(change).where('id', '=', id).execute();
  }

  async #giveUpInterrupted(now: Date): Promise<void> {
    await this.#system
      .updateTable('outbox_message')
      .set({ state: 'failed', fault: 'interrupted', due_at: null })
      .where('state', '=', 'sending')
      .where('due_at', '<', new Date(now.getTime() - interruptedAfterMs))
      .execute();
  }
}

/** Messages name people: they are not kept for ever. */
export async function removeOldMessages(system: System, before: Date): Promise<void> {
  await system.deleteFrom('outbox_message').where('sent_at', '<', before).execute();
}

function afterFault(row: OutboxRow, error: unknown, now: Date): Partial<OutboxRow> {
  const fault = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const waitMs = error instanceof MessageRefused ? undefined : waitsMs[row.tries - 1];
  if (waitMs === undefined) return { state: 'failed', fault, due_at: null };
  return { state: 'due', fault, due_at: new Date(now.getTime() + waitMs) };
}

function firstLine(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function masked(text: string, secret: string | undefined): string {
  return secret === undefined ? text : text.replaceAll(secret, '*'.repeat(secret.length));
}

function maskRecipient(to: string): string {
  return `${to.slice(0, 3)}****${to.slice(-4)}`;
}
