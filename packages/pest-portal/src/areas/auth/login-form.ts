import { md5 } from 'js-md5';
import type { RequestInput } from 'pest-sdk';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { writeToken } from '../../base/token-cookie';

export const emptyLogin = { loginId: '', password: '', remember: false, code: '' };

/**
 * The three fields of specification §7, the password as MD5 only (§5); beside them what was chosen, and this browser's
 * mark.
 */
export function loginRequest({ loginId, password, remember, code }: typeof emptyLogin) {
  return {
    loginId,
    password: password && md5(password),
    loginType: 'web',
    ...(remember && { remember }),
    ...(code !== '' && { code }),
    ...markForOurs(),
  };
}

/** Signs in and keeps the token; the page that is loaded next is the account's (specification §4). */
export async function logIn(request: RequestInput<'auth.login'>): Promise<void> {
  const { remember = false } = request;
  writeToken(await client.auth.login(request), { remember });
}
