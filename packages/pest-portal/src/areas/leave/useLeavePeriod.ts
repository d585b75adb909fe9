import { addDays, type LeaveRequest, wallClock } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useSiteTime } from '../../base/site-time';
import { leaveMessages } from './leave.messages';

/** When somebody is away, in words: whole days are days, not midnights. */
export function useLeavePeriod(): (leave: Pick<LeaveRequest, 'startAt' | 'endAt'>) => string {
  const t = useT(leaveMessages);
  const format = useFormat();
  const { timeZone } = useSiteTime();
  return ({ startAt, endAt }) => {
    const [start, end] = [wallClock(startAt, timeZone), wallClock(endAt, timeZone)];
    if (start.time !== '00:00' || end.time !== '00:00') {
      return t('leave.from', { from: format.dateTime(startAt), to: format.dateTime(endAt) });
    }
    const last = addDays(end.day, -1);
    return last === start.day ? t('leave.day', { day: last }) : t('leave.days', { from: start.day, to: last });
  };
}
