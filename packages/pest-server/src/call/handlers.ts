import type { Area, EndpointName, ErrorName, RequestOf, ResultOf } from 'pest-sdk';
import type { Call } from './call';

/** An answer that carries data under an error's code, where the row calls that normal (`normalErrors`; login). */
export class CodedAnswer<Data> {
  readonly error: ErrorName;
  readonly data: Data;

  constructor(error: ErrorName, data: Data) {
    this.error = error;
    this.data = data;
  }
}

type Handler<Name extends EndpointName> = (
  call: Call,
  request: RequestOf<Name>,
) => Promise<ResultOf<Name> | CodedAnswer<ResultOf<Name>>>;

/** A row of the contract without a handler does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

/** The handlers of one area's rows. */
export type AreaHandlers<A extends Area> = Pick<Handlers, Extract<keyof Handlers, `${A}.${string}`>>;
