import type { AskedHeaders } from 'pest-sdk';

/** Paths that `first-paint.js` does not ask for any more; it reads them before anything is drawn. */
const unaskedKey = 'pest_unasked';

/** What `first-paint.js` asked for before this script was there; each answer is for the first who asks the same. */
export function askedAhead(url: string, { language, token }: AskedHeaders): Promise<Response> | null {
  const left = callsAhead();
  const asked = `${url} ${language} ${token}`;
  const answer: unknown = left.get(asked);
  left.delete(asked);
  return answer instanceof Promise ? answer.then(answered) : null;
}

/** What nobody took is not for who is signed in: it is not asked for ahead until the next person signs in. */
export function keepUnasked(): void {
  const paths = Array.from(callsAhead().keys(), (asked) => String(asked).replace(/[? ].*/, ''));
  callsAhead().clear();
  stored((storage) => {
    const known = storage.getItem(unaskedKey)?.split(' ') ?? [];
    if (paths.length > 0) storage.setItem(unaskedKey, [...known, ...paths].join(' '));
  });
}

/** Somebody else may be shown more. */
export function forgetUnasked(): void {
  stored((storage) => storage.removeItem(unaskedKey));
}

function callsAhead(): Map<unknown, unknown> {
  const left: unknown = Reflect.get(globalThis, 'pestCallsAhead');
  return left instanceof Map ? left : new Map();
}

/** Where storage is closed, all is asked for. */
function stored(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    return;
  }
}

function answered(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  throw new TypeError('What was asked for ahead was not answered.');
}
