import type { MutationKey, QueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'pest-sdk';
import { askAnew } from './writes';

/**
 * Waits for the answer to what the screen shows as done. Meanwhile the browser asks before it closes or reloads the
 * page: the act could be lost, and had looked done.
 */
export async function shownAhead(answer: Promise<unknown>): Promise<void> {
  const stay = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', stay);
  try {
    await answer;
  } finally {
    window.removeEventListener('beforeunload', stay);
  }
}

/**
 * After an act that was shown before it was answered: asks anew what is old, unless another act of its key still waits.
 * The server does not know of that one yet: what it says now would undo it on the screen for a moment.
 */
export async function refreshAfterLast(
  queryClient: QueryClient,
  mutationKey: MutationKey,
  name: EndpointName,
): Promise<void> {
  // The act that was just answered counts too.
  if (queryClient.isMutating({ mutationKey }) > 1) return;
  await askAnew(queryClient, name);
}
