import type { EndpointName, ErrorCode, RequestOf, ResultOf } from 'pest-sdk';
import type { Call } from './call';
import type { PendingName } from './pending';

/** An answer that carries data under a code other than 0, where the contract calls that normal (login: 10009). */
export class CodedAnswer<Data> {
  readonly code: ErrorCode;
  readonly data: Data;

  constructor(code: ErrorCode, data: Data) {
    this.code = code;
    this.data = data;
  }
}

type Handler<Name extends EndpointName> = (
  call: Call,
  request: RequestOf<Name>,
) => Promise<ResultOf<Name> | CodedAnswer<ResultOf<Name>>>;

/** A row of the contract without a handler does not compile, unless `pending.ts` says that it is not answered yet. */
export type Handlers = { readonly [Name in Exclude<EndpointName, PendingName>]: Handler<Name> };
