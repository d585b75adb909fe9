import type { Auth, HttpMethod, Sends } from '../contract/endpoint';
import type { ErrorName } from '../errors/error-codes';

export type Route = `${HttpMethod} ${string}`;

/** A row as it is written down for the client, without what is usual. */
export interface CallFacts {
  readonly route: Route;
  /** Left out: the path where it holds arguments, else the query of a GET call, and JSON of any other. */
  readonly sends?: Sends;
  /** Left out: `token`. */
  readonly auth?: Auth;
  readonly normalErrors?: readonly ErrorName[];
  readonly tokenInQuery?: true;
  readonly answersSecret?: true;
  readonly paginated?: true;
}
