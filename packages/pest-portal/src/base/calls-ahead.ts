import type { AskedHeaders } from 'pest-sdk';
import { keepText, readText } from './browser-text';

/** Paths that are not asked for ahead any more; where storage is closed, all are. */
const unaskedKey = 'pest_unasked';
/** On the page's global object: who asks is one script, who takes is another. */
const pending = 'pestCallsAhead';

/** Asks before the portal's script is there (`app/first-paint.ts`); each answer is for the first who asks the same. */
export function askAhead(addresses: readonly string[], { language, token }: AskedHeaders): void {
  const unasked = unaskedPaths();
  const headers = { 'Accept-Language': language, ...(token !== null && { Authorization: token }) };
  const asked = addresses
    .filter((address) => !unasked.includes(pathOf(address)))
    .map((address) => [keyOf(address, { language, token }), read(fetch(address, { headers }))] as const);
  Reflect.set(globalThis, pending, new Map(asked));
}

/** Read at once: who takes it then waits for nothing. */
function read(answer: Promise<Response>): Promise<Response> {
  const whole = answer.then(async (got) => (got.ok ? new Response(await got.text(), got) : got));
  // Whoever takes it is told; where nobody does, nothing failed.
  whole.catch(() => undefined);
  return whole;
}

/** What was asked for before this script was there, or null. */
export function askedAhead(url: string, headers: AskedHeaders): Promise<Response> | null {
  const left = callsAhead();
  const asked = keyOf(url, headers);
  const answer: unknown = left.get(asked);
  left.delete(asked);
  return answer instanceof Promise ? answer.then(answered) : null;
}

/** What nobody took is not for who is signed in: it is not asked for ahead until the next person signs in. */
export function keepUnasked(): void {
  const paths = Array.from(callsAhead().keys(), (asked) => pathOf(String(asked)));
  callsAhead().clear();
  const all = [...unaskedPaths(), ...paths];
  if (paths.length > 0) keepText(unaskedKey, all.join(' '));
}

/** Somebody else may be shown more. */
export function forgetUnasked(): void {
  keepText(unaskedKey, null);
}

/** By what was asked, in which language and by whom. */
function keyOf(url: string, { language, token }: AskedHeaders): string {
  return `${url} ${language} ${token}`;
}

function pathOf(asked: string): string {
  return asked.replace(/[? ].*/, '');
}

function unaskedPaths(): readonly string[] {
  return readText(unaskedKey)?.split(' ') ?? [];
}

function callsAhead(): Map<unknown, unknown> {
  const left: unknown = Reflect.get(globalThis, pending);
  return left instanceof Map ? left : new Map();
}

function answered(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  throw new TypeError('What was asked for ahead was not answered.');
}
