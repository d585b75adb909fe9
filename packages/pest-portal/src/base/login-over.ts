/** Present in the address while the login dialog is open, so that a link can open it. */
export const loginParameter = 'login';

/** A page's query with the login open over the page; what was chosen there stays. */
export function withLogin(query: URLSearchParams, mode = ''): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(loginParameter, mode);
  return next;
}
