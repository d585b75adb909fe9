import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCrew } from '../../areas/home/home.queries';
import { useOnline } from '../../base/online';
import { useAccount } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { readDayAhead } from './day-ahead';

/** The page that somebody waits for goes first. */
const afterMs = 3_000;
/** Plans change during a day. */
const againMs = 20 * 60_000;

/** Keeps what {@link readDayAhead} reads at hand for whoever is signed in. */
export function DayAhead(): null {
  const queryClient = useQueryClient();
  const online = useOnline();
  const { today } = useSiteTime();
  const account = useAccount();
  const { role, user } = account;
  const { id } = user;
  const crew = isCrew(account);
  useEffect(() => {
    if (!online) return;
    const read = () => void readDayAhead(queryClient, { id, role, crew }, today());
    const first = setTimeout(read, afterMs);
    const again = setInterval(read, againMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [online, id, role, crew, today, queryClient]);
  return null;
}
