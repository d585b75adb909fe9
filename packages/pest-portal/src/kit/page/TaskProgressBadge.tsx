import { type TaskProgress, type TaskSummary, taskProgress, taskProgressWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Badge } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useCan } from '../../base/session';
import { pageMessages } from './page.messages';

/** Amber only where somebody has to do something. */
const tones: Readonly<Record<TaskProgress, 'warning' | 'info' | 'success'>> = {
  unallocated: 'warning',
  pendingCheckIn: 'info',
  checkedIn: 'info',
  notSubmitted: 'info',
  taskSubmitted: 'info',
  pendingReview: 'warning',
  reviewed: 'success',
};

type Facts = Pick<TaskSummary, 'state' | 'recorded' | 'returnReason'>;

/** How far a service is, as the reader calls it; one that the review sent back says so until it is handed in again. */
export function TaskProgressBadge({ task }: { readonly task: Facts }) {
  const { progress, words } = useTaskProgress()(task);
  const returned = task.state === 'checkedIn' && task.returnReason !== '';
  return <Badge tone={returned ? 'danger' : tones[progress]}>{words}</Badge>;
}

/** A service's progress by the reader's rights, and its words. */
export function useTaskProgress() {
  const t = useT(pageMessages);
  const mayReview = useCan()(rights.taskReview);
  return (task: Facts): { readonly progress: TaskProgress; readonly words: string } => {
    const progress = taskProgress(task, mayReview);
    const returned = task.state === 'checkedIn' && task.returnReason !== '';
    return { progress, words: returned ? t('page.task.returned') : taskProgressWords[progress][language] };
  };
}
