import { newId } from '../../database/ids';
import type { System } from '../../database/transactions';
import type { Message, Messages } from './messages';

/** What the outbox needs to know of its installation. */
export interface OutboxOptions {
  /** Whether codes may be read here: on a machine that only its own user reaches, while trying the product. */
  readonly revealSecrets: boolean;
  now(): Date;
  /** Tells the operator of a message, in a line. */
  announce(line: string): void;
}

/**
 * Keeps messages in the database instead of sending them, for an installation without a provider of short messages or
 * mail. A code opens an account to whoever reads it: it is masked before it is stored or announced, unless revealed.
 */
export class OutboxMessages implements Messages {
  readonly #system: System;
  readonly #options: OutboxOptions;

  constructor(system: System, options: OutboxOptions) {
    this.#system = system;
    this.#options = options;
  }

  async send(message: Message): Promise<void> {
    const { revealSecrets, now, announce } = this.#options;
    const body = revealSecrets ? message.text : masked(message);
    const sentAt = now();
    await this.#system
      .insertInto('outbox_message')
      .values({ id: newId(sentAt), kind: message.kind, recipient: message.to, body, sent_at: sentAt })
      .execute();
    announce(`${message.kind} to ${revealSecrets ? message.to : maskRecipient(message.to)} in the outbox: ${body}`);
  }
}

function masked({ text, secret }: Message): string {
  return secret === undefined ? text : text.replaceAll(secret, '*'.repeat(secret.length));
}

function maskRecipient(to: string): string {
  return `${to.slice(0, 3)}****${to.slice(-4)}`;
}
