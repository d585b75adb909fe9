/** Where a person wanted to go before being asked to log in. */
export const redirectParameter = 'redirect';

const anyOrigin = 'https://portal.invalid';

/**
 * A path of this site to go to after login, or null. Everything that a browser could read as another site is refused:
 * full and protocol-relative addresses, backslashes, control characters, and the login page itself.
 */
export function safeRedirect(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return null;
  if (!URL.canParse(wanted, anyOrigin)) return null;
  const url = new URL(wanted, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith('//') || url.pathname === '/login') return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The home page's address that brings the person back to `wanted` after login. */
export function loginAddress(wanted: string): string {
  return `/?${new URLSearchParams({ [redirectParameter]: wanted })}`;
}
