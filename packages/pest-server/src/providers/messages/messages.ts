/** A short message or a mail on its way to one person. */
export interface Message {
  readonly kind: 'sms' | 'mail';
  /** A phone or a mail address. */
  readonly to: string;
  readonly text: string;
  /** A part of the text that opens an account: it is kept and logged masked where nobody may read it. */
  readonly secret?: string | undefined;
}

/** Sends messages to people. */
export interface Messages {
  /** @throws when the message could not be handed over. */
  send(message: Message): Promise<void>;
}
