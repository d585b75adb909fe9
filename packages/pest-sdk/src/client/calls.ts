import type { Area, EndpointName } from '../contract';
import type { Auth, HttpMethod, Sends } from '../contract/endpoint';
import type { ErrorName } from '../errors/error-codes';
import type { PaginatedName } from './call';
import type { CallFacts, Route } from './call-facts';
import { callRows } from './generated/call-rows';

/** What the client knows of a contract row: how the call is sent, who may ask, and the errors it answers normally. */
export interface CallRow {
  readonly method: HttpMethod;
  /** With `{name}` where an argument goes. */
  readonly path: string;
  readonly sends: Sends;
  readonly auth: Auth;
  /** Errors that still carry `data` (login: `account.informationIncomplete`). */
  readonly normalErrors?: readonly ErrorName[];
  /** The token travels in the query too, as argument `token`. */
  readonly tokenInQuery?: true;
  /** The answer holds a secret, which is told once: a repeated call is a new one. */
  readonly answersSecret?: true;
  /** Answers its list page by page, and has `all`. */
  readonly paginated?: true;
}

/** A call with its area and name. */
export interface NamedCall {
  readonly name: EndpointName;
  readonly area: Area;
  readonly row: CallRow;
}

/** Every call of the contract, without its schemas; with them in `pest-sdk/schemas`. */
export const endpoints: readonly NamedCall[] = Object.entries(callRows).flatMap(([area, rows]) =>
  Object.entries<Route | CallFacts>(rows).map(([name, facts]) => ({
    area: area as Area,
    name: `${area}.${name}` as EndpointName,
    row: rowOf(typeof facts === 'string' ? { route: facts } : facts),
  })),
);

function rowOf({ route, sends, auth = 'token', ...more }: CallFacts): CallRow {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  const usual = path.includes('{') ? 'path' : method === 'GET' ? 'query' : 'json';
  return { method, path, sends: sends ?? usual, auth, ...more };
}

/** Whether a call answers its list page by page. */
export function isPaginated(name: EndpointName): name is PaginatedName {
  return endpoints.some((endpoint) => endpoint.name === name && endpoint.row.paginated === true);
}
