import type { core } from 'zod/mini';
import type { ErrorName } from '../errors/error-codes';
import type { limits } from '../rules/limits';
import type { Access } from './access';
import type { Area } from './areas';

/** A zod schema of any flavour (classic or mini), as a contract row carries it. */
export type Schema = core.$ZodType;

/** HTTP methods that the contract uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the arguments of a call travel besides those in the path: in the query string, as JSON, as a URL-encoded form,
 * or as multipart with one field `file`. `path`: nothing but the path is needed; what is left goes to the query.
 */
export type Sends = 'query' | 'json' | 'form' | 'path' | 'multipart';

/**
 * Who may ask at all. `optional`: the token is sent when there is one. `partner`: a partner's server, whose key stands in
 * place of a token.
 */
export type Auth = 'public' | 'token' | 'optional' | 'partner';

/**
 * What the state of a record is known by: `revision`, or what told it before there were revisions. Of a floor plan,
 * `revision` counts its pictures; a report's layout changes beside its `version`.
 */
export type SeenState = 'revision' | 'recordRevision' | 'layoutRevision' | 'version';

/** Where a row comes from: shown in the specification, completed by us where it is silent, or ours altogether. */
export type Source = 'spec' | 'method not shown' | 'path not shown' | 'ours';

/** One row of the contract: everything that client, server, mocks and OpenAPI need to know of one call. */
export interface Endpoint<
  Request extends Schema = Schema,
  Result extends Schema = Schema,
  Asked extends Access = Access,
> {
  readonly method: HttpMethod;
  /** With `{name}` where an argument goes. Spelled as on the wire, a legacy double slash included. */
  readonly path: string;
  readonly sends: Sends;
  readonly auth: Auth;
  readonly access: Asked;
  readonly source: Source;
  /** What the call does, in a sentence; shown by editors and in the API documentation. */
  readonly summary: string;
  readonly request: Request;
  /** The shape of `data` in the `{code, msg, data}` envelope. */
  readonly result: Result;
  /** What this call can answer besides its `data`; errors that a whole kind of rows can answer are in `errorsOf`. */
  readonly errors: readonly ErrorName[];
  /** Errors that still carry `data` (login: `account.informationIncomplete`). */
  readonly normalErrors?: readonly ErrorName[];
  /** The token travels in the query too, as argument `token` (specification §7 has it for `auth.info`). */
  readonly tokenInQuery?: true;
  /**
   * Done on a device without a network, it can come days later: its `Idempotency-Key` is kept for {@link lateDays}, and
   * `recordedAt` says when it was done.
   */
  readonly mayComeLate?: true;
  /**
   * The record is sent back as it was read, with what was changed in it. The argument named says which state of it that
   * was, as the record itself does under the same name: one that somebody else has changed since is refused with 4001,
   * naming the argument. Left out where it may be, the edit holds whatever the record says by then.
   */
  readonly edits?: SeenState;
  /** The answer holds a secret, which is told once and kept nowhere: a repeated call is a new one. */
  readonly answersSecret?: true;
  /**
   * What ends a list that has no pages: in words, or {@link limits.listRows} where nothing else does. The server then
   * answers no more rows, and says `more` beside them where there are others.
   */
  readonly bound?: string | typeof limits.listRows;
  /** The answer is cut where `bound` says in words, and says `more` then. */
  readonly saysMore?: true;
  /** Of a write: the areas beside its own whose answers are old after it. */
  readonly changes?: readonly Area[] | 'all';
}

/** What a row whose answer is a list has to say. */
type Bounded<Result extends Schema> =
  core.output<Result> extends readonly unknown[] ? { readonly bound: NonNullable<Endpoint['bound']> } : unknown;

/** Keeps the types of the schemas and of what is asked while checking that the row is complete. */
export function endpoint<Request extends Schema, Result extends Schema, const Asked extends Access>(
  row: Endpoint<Request, Result, Asked> & Bounded<Result>,
): Endpoint<Request, Result, Asked> {
  return row;
}

/**
 * Whether a call changes something for a signed-in account, and takes an `Idempotency-Key`: sent again with the same
 * key within a day, or within {@link lateDays} where the row says that it may come late, it is not done again, and answers as it did. While the first one is worked on, 4001 asks to wait.
 */
export function takesIdempotencyKey({
  method,
  auth,
  answersSecret,
}: Pick<Endpoint, 'method' | 'auth' | 'answersSecret'>): boolean {
  return method !== 'GET' && (auth === 'token' || auth === 'optional') && !answersSecret;
}

/** For how many days a write that may come late is known by its key. */
export const lateDays = 90;
