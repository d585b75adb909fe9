/** What a request is to the worker. */
export type Kind =
  /** A page of the console, which one file draws. */
  | 'page'
  /** A built file, or one that a page names. */
  | 'asset'
  /** A stored picture. */
  | 'file';

/** Pages that are made of other files: the home page, and what the server writes. */
const otherPages = /^\/($|docs(\/|$)|openapi|ios(Server)?Echarts|embed(\/|$))/;
const icon = '/favicon.svg';

/** Null for what is left to the browser: calls, writes, other origins, and whatever is not known. */
export function kindOf(
  { origin, pathname }: URL,
  { method, mode }: Pick<Request, 'method' | 'mode'>,
  here: string,
): Kind | null {
  if (method !== 'GET' || origin !== here || /^\/(api|guardian)\//.test(pathname)) return null;
  if (mode === 'navigate') return otherPages.test(pathname) || pathname.includes('.') ? null : 'page';
  if (pathname.startsWith('/assets/') || pathname === icon) return 'asset';
  return pathname.startsWith('/files/') ? 'file' : null;
}
