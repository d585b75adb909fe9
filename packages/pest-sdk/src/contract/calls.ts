import type { Endpoint } from './endpoint';
import { endpoints, type NamedEndpoint } from './index';

/** What the client needs of a row: how the call is sent, who may ask, and the errors it answers normally. */
export type CallRow = Omit<Endpoint, 'access' | 'errors' | 'request' | 'result' | 'source' | 'summary'>;

/** A contract row with its area and name, without its schemas. */
export type NamedCall = Omit<NamedEndpoint, 'row'> & { readonly row: CallRow };

/**
 * Every call, as the client sends it. A build puts the value of this list in the place of this module
 * (`scripts/contract-calls.mjs`), so that the client carries neither schemas nor the library they are written with.
 */
export const calls: readonly NamedCall[] = endpoints.map(({ row, ...named }) => ({ ...named, row: callRow(row) }));

function callRow({ access, errors, request, result, source, summary, ...row }: Endpoint): CallRow {
  return row;
}
