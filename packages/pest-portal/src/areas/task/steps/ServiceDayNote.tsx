import { hasBegun, type TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Notice, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { stepMessages } from './step.messages';

/** Of a service that has not begun: why nobody can check in to it today. */
export function ServiceDayNote({ task: { state, staff, plannedDay } }: { readonly task: TaskSummary }) {
  const t = useT(stepMessages);
  const format = useFormat();
  const today = useSiteTime().today();
  const mayCheckIn = useCan()(rights.taskCheckIn);
  if (hasBegun(state) || !mayCheckIn) return null;
  if (staff.length === 0) {
    return (
      <Notice tone="info" role="note">
        {t('task.noStaff.body')}
      </Notice>
    );
  }
  if (plannedDay === today) return null;
  const over = plannedDay < today;
  return (
    <Notice tone={over ? 'warning' : 'info'} role="note">
      {t(over ? 'task.day.over' : 'task.day.ahead', { day: format.weekday(plannedDay) })}
    </Notice>
  );
}
