import type { NamedCall } from './calls';
import type { CallOptions } from './options';

/** One call of a client, before it is made a request. */
export type Send = (endpoint: NamedCall, input: unknown, call: CallOptions) => Promise<unknown>;

/** Milliseconds after an answer in which the second click of a double click still means the first. */
const doubleClickMs = 500;

export interface JoinedWrites {
  readonly send: Send;
  /** Joins nothing to what was asked for before, as on logout: who asks next may be somebody else. */
  forget(): void;
}

/**
 * Makes the same write once, however often it is asked for: while it is under way, and for the length of a double click
 * after it was taken, whoever asks again gets the first's answer.
 */
export function joinWrites(send: Send): JoinedWrites {
  const underWay = new Map<string, Promise<unknown>>();
  let taken: { readonly content: string; readonly answer: Promise<unknown>; readonly at: number } | null = null;

  const sendJoined: Send = (endpoint, input, call) => {
    if (!isJoined(endpoint)) return send(endpoint, input, call);
    const content = `${endpoint.name} ${JSON.stringify(input)}`;
    const same = underWay.get(content);
    if (same) return same;
    if (taken?.content === content && Date.now() - taken.at < doubleClickMs) return taken.answer;
    taken = null;
    const answer = send(endpoint, input, call);
    underWay.set(content, answer);
    const settle = (isTaken: boolean) => {
      // Forgotten meanwhile: the place may be another's.
      if (underWay.get(content) !== answer) return;
      underWay.delete(content);
      if (isTaken && endpoint.row.auth !== 'public') taken = { content, answer, at: Date.now() };
    };
    answer.then(
      () => settle(true),
      () => settle(false),
    );
    return answer;
  };
  return {
    send: sendJoined,
    forget: () => {
      underWay.clear();
      taken = null;
    },
  };
}

/** Files are not compared. */
function isJoined({ row }: NamedCall): boolean {
  return row.method !== 'GET' && row.sends !== 'multipart';
}
