import { type TaskSummary, taskStateWords } from 'pest-sdk';
import { Badge } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { taskMessages } from './task.messages';

/** Amber only where somebody has to do something. */
const tones = {
  unallocated: 'warning',
  allocated: 'info',
  checkedIn: 'info',
  submitted: 'warning',
  pendingReview: 'warning',
  reviewed: 'success',
} as const;

export function TaskStateBadge({ task }: { readonly task: Pick<TaskSummary, 'state' | 'returnReason'> }) {
  const t = useT(taskMessages);

  const returned = task.state === 'checkedIn' && task.returnReason !== '';
  if (returned) return <Badge tone="danger">{t('task.returned')}</Badge>;
  return <Badge tone={tones[task.state]}>{taskStateWords[task.state][language]}</Badge>;
}
