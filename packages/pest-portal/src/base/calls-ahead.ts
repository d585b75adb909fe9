import type { AskedHeaders } from 'pest-sdk';
import { keepText, readText } from './browser-text';

/** Calls that are not asked for ahead any more; where storage is closed, all are. */
const unaskedKey = 'pest_unasked';
/** On the page's global object: who asks is one script, who takes is another. */
const pending = 'pestCallsAhead';

/** A read that the page's head names: its call, and where it is answered. */
export interface CallAhead {
  readonly name: string;
  readonly address: string;
}

/** Asks before the portal's script is there (`app/first-paint.ts`); each answer is for the first who asks the same. */
export function askAhead(calls: readonly CallAhead[], { language, token }: AskedHeaders): void {
  const unasked = unaskedCalls();
  const headers = { 'Accept-Language': language, ...(token !== null && { Authorization: token }) };
  const asked = calls
    .filter(({ name }) => !unasked.includes(name))
    .map(({ name, address }) => {
      const key = keyOf(name, new URL(address, location.origin).searchParams, { language, token });
      return [key, read(fetch(address, { headers }))] as const;
    });
  Reflect.set(globalThis, pending, new Map(asked));
}

/** Read at once: who takes it then waits for nothing. */
function read(answer: Promise<Response>): Promise<Response> {
  const whole = answer.then(async (got) => (got.ok ? new Response(await got.text(), got) : got));
  // Whoever takes it is told; where nobody does, nothing failed.
  whole.catch(() => undefined);
  return whole;
}

/** What was answered to a call that was asked for before this script was there; null where none was, or it failed. */
export async function answerAhead(
  name: string,
  request: unknown,
  headers: AskedHeaders,
): Promise<{ readonly data: unknown } | null> {
  const left = callsAhead();
  if (left.size === 0) return null;
  const query = Object.entries(request ?? {}).map(([argument, value]) => [argument, String(value)]);
  const asked = keyOf(name, new URLSearchParams(query), headers);
  const answer: unknown = left.get(asked);
  left.delete(asked);
  try {
    const given: unknown = await answer;
    return given instanceof Response && given.ok ? successOf(await given.json()) : null;
  } catch {
    return null;
  }
}

/** Null for a refusal: who asks again is told it by the client. */
function successOf(envelope: unknown): { readonly data: unknown } | null {
  const isSuccess = typeof envelope === 'object' && envelope !== null && Reflect.get(envelope, 'code') === 0;
  return isSuccess ? { data: Reflect.get(envelope, 'data') } : null;
}

/** What nobody took is not for who is signed in: it is not asked for ahead until the next person signs in. */
export function keepUnasked(): void {
  const names = Array.from(callsAhead().keys(), (asked) => String(asked).replace(/ .*/, ''));
  callsAhead().clear();
  const all = [...unaskedCalls(), ...names];
  if (names.length > 0) keepText(unaskedKey, all.join(' '));
}

/** Somebody else may be shown more. */
export function forgetUnasked(): void {
  keepText(unaskedKey, null);
}

/** By what was asked, in which language and by whom: the token is in an address only where that is how it travels. */
function keyOf(name: string, request: URLSearchParams, { language, token }: AskedHeaders): string {
  request.delete('token');
  return `${name} ${request} ${language} ${token}`;
}

function unaskedCalls(): readonly string[] {
  return readText(unaskedKey)?.split(' ') ?? [];
}

function callsAhead(): Map<unknown, unknown> {
  const left: unknown = Reflect.get(globalThis, pending);
  return left instanceof Map ? left : new Map();
}
