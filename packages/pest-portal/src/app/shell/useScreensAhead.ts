import type { Fetched } from 'pest-ui';
import { useEffect } from 'react';
import { keepUnasked } from '../../base/calls-ahead';
import { useAccount } from '../../base/session';
import { menuFor } from '../menu';
import { routes } from '../routes';

/** Nothing else is going on by then: the first page has its data. */
const afterMs = 4_000;

/**
 * Fetches the code of the pages in the menu, one after the other, so that whoever opens one waits for its data only.
 * Not where every byte is paid for, and not while developing, where the code changes.
 */
export function useScreensAhead(): void {
  const account = useAccount();
  useEffect(() => {
    const timer = setTimeout(keepUnasked, afterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || savesData()) return;
    const screens = menuFor(account, routes).flatMap(({ entries }) => entries.map(({ screen }) => screen));
    const timer = setTimeout(() => void fetchInTurn(screens), afterMs);
    return () => clearTimeout(timer);
  }, [account]);
}

async function fetchInTurn(screens: readonly Fetched[]): Promise<void> {
  for (const screen of screens) {
    // Without a network it is fetched when it is opened, and said there.
    await screen.fetch().catch(() => undefined);
  }
}

/** Told by some browsers only. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
