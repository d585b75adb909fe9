import type { QueryClient } from '@tanstack/react-query';
import { readAccount } from '../base/session';
import { readToken } from '../base/token-cookie';
import { fetchLayout } from './layouts';
import { routeAt } from './routes';

/** Nobody waits longer to be told that it takes long to see who they are. */
const accountWithinMs = 2_000;
/** A page is shown without its data rather than later than this. */
const dataWithinMs = 150;

/**
 * Fetches a page's code, and asks who is signed in and what the page shows first. The page's own head shows meanwhile what
 * React would show, and one drawing takes less than three. What fails is asked for again, and told, by the page itself.
 */
export async function prepareFirstPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  queryClient: QueryClient,
): Promise<void> {
  const route = routeAt(pathname);
  if (!route) return;
  const account = readAccount(queryClient);
  const ask = readToken() === null ? undefined : route.ask;
  const data = settled(ask?.(queryClient, { address: new URLSearchParams(search), account }));
  await settled(fetchLayout(route.layout), route.screen.fetch());
  await Promise.race([account, after(accountWithinMs)]);
  await Promise.race([data, after(dataWithinMs)]);
}

function settled(...all: readonly unknown[]): Promise<unknown> {
  return Promise.allSettled(all);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
