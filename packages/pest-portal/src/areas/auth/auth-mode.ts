/** Logging in and registering are one form with two tabs. */
export const authModes = ['login', 'register'] as const;
export type AuthMode = (typeof authModes)[number];

/** The mode lives in the address, so that a link opens it. */
export const modeParameter = 'mode';

export function modeIn(query: URLSearchParams): AuthMode {
  return authModes.find((mode) => mode === query.get(modeParameter)) ?? 'login';
}

/** The address's query with another mode; the default one needs no word. */
export function withMode(query: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(query);
  if (mode === 'login') next.delete(modeParameter);
  else next.set(modeParameter, mode);
  return next;
}
