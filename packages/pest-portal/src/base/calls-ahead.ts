import type { AskedHeaders } from 'pest-sdk';

/** What `first-paint.js` asked for before this script was there; each answer is for the first who asks the same. */
export function askedAhead(url: string, { language, token }: AskedHeaders): Promise<Response> | null {
  const left: unknown = Reflect.get(globalThis, 'pestCallsAhead');
  if (!(left instanceof Map)) return null;
  const asked = `${url} ${language} ${token}`;
  const answer: unknown = left.get(asked);
  left.delete(asked);
  return answer instanceof Promise ? answer.then(answered) : null;
}

function answered(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  throw new TypeError('What was asked for ahead was not answered.');
}
