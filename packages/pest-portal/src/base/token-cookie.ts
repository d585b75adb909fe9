import { forgetUnasked } from './calls-ahead';
import { tokenCookie } from './token-cookie-name';

/** "Remember me" keeps the session for 30 days; otherwise the cookie goes with the browser session. */
const rememberedSeconds = 30 * 24 * 60 * 60;

export function readToken(): string | null {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${tokenCookie}=`));
  const value = entry?.slice(tokenCookie.length + 1) ?? '';
  return value === '' ? null : decoded(value);
}

/** Null for what nobody wrote here: that is no session. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function writeToken(token: string, { remember }: { readonly remember: boolean }): void {
  forgetUnasked();
  const age = remember ? `; Max-Age=${rememberedSeconds}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS and is asynchronous.
  document.cookie = `${tokenCookie}=${encodeURIComponent(token)}${age}${attributes()}`;
}

export function clearToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${tokenCookie}=; Max-Age=0${attributes()}`;
}

function attributes(): string {
  return `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
