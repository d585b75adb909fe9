import { readToken } from '../../base/token-cookie';

/** What every call answers (specification §7). */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  /** The argument that a refusal is about. */
  readonly field: string | undefined;
}

/**
 * The calls of the home page. It makes five, and the client of `pest-sdk` weighs more than the page: their paths stand
 * here, and a test holds them to the contract.
 */
export const siteCalls = {
  login: ['POST', '/api/v-user/login'],
  info: ['GET', '/api/v-user/info'],
  logout: ['PUT', '/api/v-user/logout'],
  contact: ['POST', '/api/email/contact'],
  plans: ['GET', '/api/v-membership/plans'],
} as const;

/** Makes a call; null where the server cannot be reached, or answers something else. */
export async function callSite(name: keyof typeof siteCalls, body?: object): Promise<Answer | null> {
  const [method, path] = siteCalls[name];
  const token = readToken();
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return readAnswer(await response.json());
  } catch {
    return null;
  }
}

export function readAnswer(answer: unknown): Answer | null {
  const code = memberOf(answer, 'code');
  if (typeof code !== 'number') return null;
  const msg = memberOf(answer, 'msg');
  const field = memberOf(answer, 'field');
  return {
    code,
    msg: typeof msg === 'string' ? msg : '',
    data: memberOf(answer, 'data'),
    field: typeof field === 'string' ? field : undefined,
  };
}

/** A member of something that came from outside. */
export function memberOf(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;
}
