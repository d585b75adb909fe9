import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as rights from 'pest-sdk/rights';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { call } from './call';
import { endCalls } from './calls-under-way';
import { dropDrafts } from './drafts';
import { forgetAnswers, keepAnswers } from './kept-answers';
import { pageLoad } from './page-load';
import { type Account, accountOf, holds, type Right } from './roles';
import { clearToken, readToken } from './token-cookie';

export interface Session {
  /** `none`: nobody is signed in. `loading`: there is a token and its account is being asked for. */
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly account: Account | null;
  /** Why the account could not be read. */
  readonly error: unknown;
  /** Ends the session here and on the server, and loads the home page: nothing that was fetched with it is left. */
  signOut(): void;
  /** Forgets a token that turned out to be worthless. */
  reset(): void;
}

/** Nobody waits longer than this for the server before being logged out here. */
const logoutPatienceMs = 3_000;

const SessionContext = createContext<Session | null>(null);

export function infoQuery(token: string | null) {
  return queryOptions({
    queryKey: ['auth', 'info', token] as const,
    queryFn: ({ signal }) => call('auth.info', {}, { signal }),
    select: accountOf,
    enabled: token !== null,
    staleTime: 5 * 60_000,
    // Who asked before anything was drawn is not asked again to be told the same.
    retryOnMount: false,
  });
}

/** Who is signed in; null where nobody is, or where it could not be read. */
export async function readAccount(queryClient: QueryClient): Promise<Account | null> {
  const token = readToken();
  if (token === null) return null;
  const query = infoQuery(token);
  await queryClient.prefetchQuery(query);
  const user = queryClient.getQueryData(query.queryKey);
  return user ? accountOf(user) : null;
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const [token, setToken] = useState(readToken);
  const { data, error } = useQuery(infoQuery(token));

  const reset = useCallback(() => {
    clearToken();
    void forgetAnswers();
    endCalls();
    queryClient.clear();
    setToken(null);
  }, [queryClient]);

  // Whoever signs in finds what they typed themselves, and nothing of anybody else.
  const accountId = data?.user.id;
  useEffect(() => {
    if (accountId !== undefined) dropDrafts({ except: accountId });
  }, [accountId]);

  // Who works at sites finds there what was read before, without a network.
  const worksAtSites = data && holds(data, rights.inspectionRecord);
  useEffect(() => {
    if (worksAtSites !== undefined) void (worksAtSites ? keepAnswers(queryClient) : forgetAnswers());
  }, [worksAtSites, queryClient]);

  const session = useMemo<Session>(
    () => ({
      state: stateOf(token, data, error),
      account: data ?? null,
      error,
      signOut: () => {
        dropDrafts();
        // The server revokes the token; whether it answers or not, this browser forgets it. What makes the call may have
        // to be fetched first, which has no end of its own.
        const patience = new Promise((resolve) => setTimeout(resolve, logoutPatienceMs));
        void Promise.race([call('auth.logout', {}, { timeoutMs: logoutPatienceMs }), patience])
          .catch(() => undefined)
          .then(forgetAnswers)
          .finally(() => {
            clearToken();
            pageLoad.to('/');
          });
      },
      reset,
    }),
    [token, data, error, reset],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function stateOf(token: string | null, account: Account | undefined, error: unknown): Session['state'] {
  if (token === null) return 'none';
  if (account) return 'ready';
  return error ? 'failed' : 'loading';
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The signed-in account; for what is only ever shown behind the console's guard. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('useAccount is for screens behind the login.');
  return account;
}

/** `const can = useCan()`; `can(rights.customerUpdate)`: whether the account has the right, or any of several. */
export function useCan(): (...anyOf: readonly Right[]) => boolean {
  const { account } = useSession();
  return useCallback((...anyOf) => account !== null && anyOf.some((right) => holds(account, right)), [account]);
}

export interface CanProps {
  readonly right: Right;
  readonly children: ReactNode;
}

/** Shows its children to who has a right; the server enforces it, this only hides what it would refuse. */
export function Can({ right, children }: CanProps) {
  return useCan()(right) ? children : null;
}
