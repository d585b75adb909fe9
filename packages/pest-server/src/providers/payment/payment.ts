import type { PaymentMethod } from 'pest-sdk';

/** Ways to pay that a provider carries out and tells of; a transfer is confirmed by a person. */
export type OnlineMethod = Exclude<PaymentMethod, 'bank'>;

/** Where transfers go to. */
export interface BankDetails {
  readonly holder: string;
  readonly bank: string;
  readonly account: string;
}

/** What a provider needs to know of an order. */
export interface PayableOrder {
  /** For the page that the buyer comes back to. */
  readonly id: string;
  readonly number: string;
  readonly amountCents: number;
  /** What the buyer reads on the provider's page. */
  readonly title: string;
  readonly closesAt: Date;
}

/** Money that came in, as a provider tells of it. */
export interface Payment {
  readonly orderNumber: string;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Whose account it came in on. */
  readonly merchant: string;
}

/** A notice as it came over the wire; signatures are made over its bytes. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What the provider is answered, so that it stops repeating the notice, or goes on. */
export interface NoticeReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A notice that is not the provider's, or not of now. */
export class NoticeError extends Error {
  override readonly name = 'NoticeError';
}

/** The provider answered, and takes this from us at no later time either: the account or the keys there need a person. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** A payment provider on the network. @throws PaymentRefused from what asks it. */
export interface OnlinePayment {
  readonly method: OnlineMethod;
  /** Our own account there: a notice for another one is refused. */
  readonly merchant: string;
  /** Where the buyer pays: the text of a code to scan, or the address of a page. */
  begin(order: PayableOrder): Promise<string>;
  /**
   * What a notice tells of; null when it tells of no payment.
   *
   * @throws NoticeError when its signature, its key or its time is wrong.
   */
  read(notice: RawNotice, now: Date): Promise<Payment | null>;
  /** Asks whether an order was paid. */
  query(orderNumber: string): Promise<Payment | null>;
  /** Takes no money for the order any more. */
  close(orderNumber: string): Promise<void>;
  reply(taken: boolean): NoticeReply;
}

/** The ways to pay that an installation is set up for. */
export interface Payments {
  readonly bank: BankDetails | null;
  readonly online: readonly OnlinePayment[];
}

/** The methods that are offered, in their order. */
export function methodsOf({ bank, online }: Payments): PaymentMethod[] {
  return [...(bank ? (['bank'] as const) : []), ...online.map(({ method }) => method)];
}
