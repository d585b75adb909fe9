/** A short message or a mail to one person. */
export interface Message {
  readonly kind: 'sms' | 'mail';
  /** A phone or a mail address. */
  readonly to: string;
  /** Of a mail; without one its first line stands in. */
  readonly subject?: string | undefined;
  /** Paragraphs with an empty line between them. An address on a line of its own is where to go. */
  readonly text: string;
  /** A part of the text that opens something: it is masked where nobody may read it, and forgotten once it is sent. */
  readonly secret?: string | undefined;
  /** What the message is about: of several with one key, one is sent. */
  readonly key?: string | undefined;
}

/** Sends messages to people. */
export interface Messages {
  /**
   * Takes a message on: it is tried again later when its carrier is down, and never sent twice.
   *
   * @throws when it could not be taken on.
   */
  send(message: Message): Promise<void>;
  /**
   * Sends a message that is of no use later, such as a code.
   *
   * @throws when it could not be handed over.
   */
  sendNow(message: Message): Promise<void>;
  /**
   * Likewise, behind the answer: how long the carrier takes, and whether it takes the message, would tell who is known.
   */
  sendBehind(message: Message): Promise<void>;
  /** Hands over what is due; of several processes that ask at once, each message goes through one. */
  deliverDue(now: Date): Promise<void>;
}

/** A message as its carrier gets it. */
export interface Letter {
  /** The same at each try, so that whoever receives it twice can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes messages out of the house: a mail server, a gateway for short messages. */
export interface MessageCarrier {
  /**
   * @throws MessageRefused when another try would end alike.
   * @throws anything else when it may go better later.
   */
  deliver(letter: Letter): Promise<void>;
}

/** The carrier will not take this message, now or later: no such address, for example. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
