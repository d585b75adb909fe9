import { type Address, address, isAddress } from './links';

/** Where a person target to go before being asked to log in. */
export const redirectParameter = 'redirect';

const anyOrigin = 'https://portal.invalid';

/**
 * A page of this site to go to after login, or null. Everything that a browser could read as another site is refused:
 * full and protocol-relative addresses, backslashes, control characters; and so are the login page itself and paths
 * that are no page.
 */
export function safeRedirect(target: string | null): Address | null {
  if (target === null || !target.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return null;
  if (!URL.canParse(target, anyOrigin)) return null;
  const url = new URL(target, anyOrigin);
  const within = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === anyOrigin && url.pathname !== '/login' && isAddress(within) ? within : null;
}

/** The home page's address that brings the person back to `target` after login. */
export function loginAddress(target: string): Address {
  return address('/', { [redirectParameter]: target });
}
