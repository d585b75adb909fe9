import type { QueryClient } from '@tanstack/react-query';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('pest_portal');

/** Tells this browser's other tabs that something on the server was changed here. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Asks anew for what is on the screen when another tab has changed something; not for what is being edited here. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const refresh = () => void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.editedHere !== true });
  channel?.addEventListener('message', refresh);
  return () => channel?.removeEventListener('message', refresh);
}
