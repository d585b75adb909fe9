import type { PageQuery } from '../../base/links';

/** Logging in and registering are one form with two tabs. */
export const authModes = ['login', 'register'] as const;
export type AuthMode = (typeof authModes)[number];

const modeParameter = 'mode';
/** Over a page of the site, the parameter that opens the dialog may say so as well: `/?login=register`. */
const dialogParameter = 'login';

/** The mode lives in the address, so that a link opens it. */
export function modeIn(query: PageQuery<'login' | 'mode'>): AuthMode {
  const said = query.get(modeParameter) ?? query.get(dialogParameter);
  return authModes.find((mode) => mode === said) ?? 'login';
}

/** The address's query with another mode; the default one needs no word. */
export function withMode(query: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(query);
  if (next.has(dialogParameter)) next.set(dialogParameter, '');
  if (mode === 'login') next.delete(modeParameter);
  else next.set(modeParameter, mode);
  return next;
}
