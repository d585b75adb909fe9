import type { TaskProgress, TaskSummary } from 'pest-sdk';
import { StatusDot, type StatusShape, type StatusTone } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { useTaskProgress } from '../../../kit/page/TaskProgressBadge';
import { planMessages } from './plan.messages';

/** How full the circle is, and amber only where somebody has to do something. */
const marks: Readonly<Record<TaskProgress, readonly [StatusShape, StatusTone]>> = {
  unallocated: ['ring', 'warning'],
  pendingCheckIn: ['ring', 'neutral'],
  checkedIn: ['half', 'info'],
  notSubmitted: ['half', 'info'],
  taskSubmitted: ['full', 'info'],
  pendingReview: ['full', 'warning'],
  reviewed: ['full', 'success'],
};

/** How far a service is, with what makes it urgent. */
export function TaskStateDot({ task }: { readonly task: TaskSummary }) {
  const { progress, words } = useTaskProgress()(task);
  const note = useUrgency()(task);
  const [shape, tone] = marks[progress];
  const urgent = note?.late || (task.state === 'checkedIn' && task.returnReason !== '');
  return (
    <StatusDot shape={shape} tone={urgent ? 'danger' : tone} note={note?.words}>
      {words}
    </StatusDot>
  );
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
