import { dayInZone, defaultTimeZone } from 'pest-sdk';
import { useMemo } from 'react';
import { useSession } from './session';

export interface SiteTime {
  /** IANA name of the zone that days and times of day are in. */
  readonly timeZone: string;
  /** The site's current day, `YYYY-MM-DD`. */
  today(): string;
}

/** The installation's clock (`PEST_TIME_ZONE`), which `auth.info` tells; before the login the default. */
export function useSiteTime(): SiteTime {
  const { account } = useSession();
  const timeZone = account?.user.timeZone ?? defaultTimeZone;
  return useMemo(() => ({ timeZone, today: () => dayInZone(new Date(), timeZone) }), [timeZone]);
}
