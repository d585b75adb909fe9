import type { Area, EndpointName, EndpointOf, ErrorName, RequestOf, ResultOf } from 'pest-sdk';
import type { Call, Grant } from './call';

/** An answer that carries data under an error's code, where the row calls that normal (`normalErrors`; login). */
export class CodedAnswer<Data> {
  readonly error: ErrorName;
  readonly data: Data;

  constructor(error: ErrorName, data: Data) {
    this.error = error;
    this.data = data;
  }
}

/** What a handler knows of rights: what its row declares, decided by the guard. */
export interface ByKind<Kind extends string> {
  readonly kinds: readonly Kind[];
  requireKind(kind: Kind): void;
}
export interface OwnOrAll extends Pick<Grant, 'scope'> {}
export interface InParts<Part extends string> {
  sees(part: Part): boolean;
  requirePart(part: Part): void;
}
export interface WithinOwnRights extends Pick<Grant, 'heldOf' | 'requireHeld'> {}

type Text<Key> = Extract<Key, string>;
type GrantFor<Asked> = (Asked extends { readonly byKind: { readonly rights: infer Rights } }
  ? ByKind<Text<keyof Rights>>
  : unknown) &
  (Asked extends { readonly all: unknown } ? OwnOrAll : unknown) &
  (Asked extends { readonly parts: infer Parts } ? InParts<Text<keyof Parts>> : unknown) &
  (Asked extends { readonly withinOwnRights: unknown } ? WithinOwnRights : unknown);

/** A call of a row, with what the guard decided by the row's `access`. */
export type CallOf<Name extends EndpointName> = Call & GrantFor<EndpointOf<Name>['access']>;

type Handler<Name extends EndpointName> = (
  call: CallOf<Name>,
  request: RequestOf<Name>,
) => Promise<ResultOf<Name> | CodedAnswer<ResultOf<Name>>>;

/** A row of the contract without a handler does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

/** The handlers of one area's rows. */
export type AreaHandlers<A extends Area> = Pick<Handlers, Extract<keyof Handlers, `${A}.${string}`>>;
