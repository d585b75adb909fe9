import type { PageQuery } from '../../base/links';

/** What the company's login page sent the browser back with; `code` is null where it signed nobody in. */
export interface Returned {
  readonly state: string;
  readonly code: string | null;
  readonly iss: string | null;
}

/** Whether an address is the way back from a company's login page. */
export function returnedIn(query: PageQuery<'code' | 'state' | 'iss' | 'error'>): Returned | null {
  const state = query.get('state');
  const code = query.get('code');
  return state !== null && (code !== null || query.get('error') !== null)
    ? { state, code, iss: query.get('iss') }
    : null;
}
