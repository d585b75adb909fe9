import type { MutationKey, QueryClient } from '@tanstack/react-query';
import type { EndpointName } from 'pest-sdk';
import { askAnew } from './writes';

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
