import type { core } from 'zod/mini';
import type { ErrorCode } from '../errors/error-codes';
import type { Permission } from '../rules/permissions';

/** A zod schema of any flavour (classic or mini), as a contract row carries it. */
export type Schema = core.$ZodType;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the arguments of a call travel besides those in the path: in the query string, as JSON, as a URL-encoded form,
 * or as multipart with one field `file`. `path`: nothing but the path is needed; what is left goes to the query.
 */
export type Sends = 'query' | 'json' | 'form' | 'path' | 'multipart';

/** Who may ask at all. `optional`: the token is sent when there is one. */
export type Auth = 'public' | 'token' | 'optional';

/**
 * Which signed-in people a row is for. The server enforces it on every call; screens ask it to know what to show.
 * `anyone` means every signed-in account, before and after its company or customer is approved.
 */
export type Access = 'anyone' | 'approved' | 'platform' | { readonly anyOf: readonly Permission[] };

/** Where a row comes from: shown in the specification, completed by us where it is silent, or ours altogether. */
export type Source = 'spec' | 'method not shown' | 'path not shown' | 'ours';

/** One row of the contract: everything that client, server, mocks and OpenAPI need to know of one call. */
export interface Endpoint<Request extends Schema = Schema, Result extends Schema = Schema> {
  readonly method: HttpMethod;
  /** With `{name}` where an argument goes. Spelled as on the wire, a legacy double slash included. */
  readonly path: string;
  readonly sends: Sends;
  readonly auth: Auth;
  readonly access: Access;
  readonly source: Source;
  /** What the call does, in a sentence; shown by editors and in the API documentation. */
  readonly summary: string;
  readonly request: Request;
  /** The shape of `data` in the `{code, msg, data}` envelope. */
  readonly result: Result;
  /** The business codes this call can answer, besides those any call can answer. */
  readonly errors?: readonly ErrorCode[];
  /** Codes other than 0 that still carry `data` (login: 10009). */
  readonly normalCodes?: readonly ErrorCode[];
}

/** Keeps the schemas' own types while checking that the row is complete. */
export function endpoint<Request extends Schema, Result extends Schema>(
  row: Endpoint<Request, Result>,
): Endpoint<Request, Result> {
  return row;
}
