import { type TaskProgress, type TaskSummary, taskProgress, taskProgressWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { StatusDot, type StatusShape, type StatusTone } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useCan } from '../../base/session';
import { pageMessages } from './page.messages';

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

type Facts = Pick<TaskSummary, 'state' | 'recorded' | 'returnReason'>;

export interface TaskStateDotProps {
  readonly task: Facts;
  /** What makes it urgent. */
  readonly urgency?: { readonly words: string; readonly late: boolean } | null | undefined;
}

/** How far a service is, as the reader calls it; one that the review sent back says so until it is handed in again. */
export function TaskStateDot({ task, urgency }: TaskStateDotProps) {
  const { progress, words } = useTaskProgress()(task);
  const [shape, tone] = marks[progress];
  const urgent = urgency?.late || isReturned(task);
  return (
    <StatusDot shape={shape} tone={urgent ? 'danger' : tone} note={urgency?.words}>
      {words}
    </StatusDot>
  );
}

function isReturned({ state, returnReason }: Facts): boolean {
  return state === 'checkedIn' && returnReason !== '';
}

/** A service's progress by the reader's rights, and its words. */
export function useTaskProgress() {
  const t = useT(pageMessages);
  const mayReview = useCan()(rights.taskReview);
  return (task: Facts): { readonly progress: TaskProgress; readonly words: string } => {
    const progress = taskProgress(task, mayReview);
    return { progress, words: isReturned(task) ? t('page.task.returned') : taskProgressWords[progress][language] };
  };
}
