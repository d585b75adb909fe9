import { useCallback } from 'react';
import { mayOpen } from '../app/guards';
import { routeAt } from '../app/routes';
import { useSession } from './session';

/** Values of an address's query; empty and absent ones are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** `address('/img', { floorPlanId })`. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Addresses of pages that exist and that the account may open; undefined for the others, so that nothing links there. */
export function useOpenAddress(): (path: string, query?: Query) => string | undefined {
  const { account } = useSession();
  return useCallback(
    (path, query) => {
      const route = routeAt(path);
      return account && route && mayOpen(account, route) ? address(path, query) : undefined;
    },
    [account],
  );
}
