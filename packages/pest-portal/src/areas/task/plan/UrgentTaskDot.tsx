import type { TaskSummary } from 'pest-sdk';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { TaskStateDot } from '../../../kit/page/TaskStateDot';
import { planMessages } from './plan.messages';

/** How far a service is, with what makes it urgent. */
export function UrgentTaskDot({ task }: { readonly task: TaskSummary }) {
  return <TaskStateDot task={task} urgency={useUrgency()(task)} />;
}

const minuteMs = 60_000;
const hourMinutes = 60;

/** Of a service that nobody has begun: by how much it is late, or how much time is left to find somebody. */
export function useUrgency(): (task: TaskSummary) => { readonly words: string; readonly late: boolean } | null {
  const t = useT(planMessages);
  const today = useSiteTime().today();
  return ({ state, plannedAt, plannedDay }) => {
    if (state !== 'unallocated' && state !== 'allocated') return null;
    if (plannedDay < today) return { words: t('task.overdue'), late: true };
    if (plannedDay > today) return null;
    const minutes = Math.round((Date.parse(plannedAt) - Date.now()) / minuteMs);
    if (minutes < 0) return { words: span(-minutes, 'late'), late: true };
    return state === 'unallocated' ? { words: span(minutes, 'left'), late: false } : null;
  };

  function span(minutes: number, kind: 'late' | 'left'): string {
    const hours = Math.floor(minutes / hourMinutes);
    return hours > 0 ? t(`task.${kind}.hours`, { count: hours }) : t(`task.${kind}.minutes`, { count: minutes });
  }
}
