import { useSyncExternalStore } from 'react';

let expired = false;
const listeners = new Set<() => void>();

/** Told by the client, once per session, when a call is answered with 1001. */
export function announceExpiry(): void {
  expired = true;
  for (const listener of listeners) listener();
}

/** Whether the session has expired; the page reloads afterwards, so it never becomes false again. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, () => expired);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
