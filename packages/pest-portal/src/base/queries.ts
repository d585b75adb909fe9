import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isPestError } from 'pest-sdk';
import { answerOrKept, followAnswers } from './kept-answers';
import { sayFailure } from './say-failure';
import { tellOtherTabs } from './tabs';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The person works on it: it is not fetched again because another tab changed something. */
      readonly editedHere?: boolean | undefined;
      /** A list says above its older rows that newer ones could not be read; no notice besides. */
      readonly shownInPlace?: boolean | undefined;
    };
    mutationMeta: {
      /** The form shows the refusal itself; no notice besides. */
      readonly shownInPlace?: boolean | undefined;
    };
  }
}

/** What a client of queries asks with; `followFailures` tells what failed. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: tellOtherTabs }),
    defaultOptions: {
      queries: {
        // The client already repeats what may be repeated.
        retry: false,
        staleTime: 30_000,
        // Without a network a screen shows what was answered before, or says that nobody answers.
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: answerOrKept,
      },
      // Without a network a write fails and says so, instead of waiting for ever behind a grey button.
      mutations: { networkMode: 'always' },
    },
  });
  followAnswers(queryClient);
  return queryClient;
}

/**
 * Failures and where they are seen: a query's in place of its data, and as a notice only when older data stays on
 * screen; a mutation's as a notice. `meta.shownInPlace` says that the list or the form shows it: then there is no
 * notice. An expired session has its own dialog.
 */
export function followFailures(queryClient: QueryClient, notify: (message: string) => void): () => void {
  const tell = (asked: 'read' | 'write', error: unknown) => {
    if (!isPestError(error, 'session.expired')) void sayFailure(asked, error, notify);
  };
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { meta, state } = event.query;
    if (!meta?.shownInPlace && state.data !== undefined) tell('read', event.action.error);
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!event.mutation.meta?.shownInPlace) tell('write', event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
