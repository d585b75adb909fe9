import type { TaskSummary } from 'pest-sdk';
import { JobCard, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../../base/i18n';
import { Link, taskLinks } from '../../../base/links';
import { useDeviceFigures } from '../device-figures';
import type { TaskAction } from '../steps/useTaskActions';
import { taskMessages } from '../task.messages';
import { useSiteWords } from './TaskCells';
import { UrgentTaskDot } from './UrgentTaskDot';

export interface TaskCardProps {
  readonly task: TaskSummary;
  readonly act: TaskAction | null;
  /** It is this person's next job. */
  readonly next: boolean;
  /** It stands under no heading that names its day. */
  readonly dated?: boolean | undefined;
  /** Below its lines. */
  readonly children?: ReactNode | undefined;
}

/** A service on a phone: when, how far, at whom, where, what, who, and the one act that is due. */
export function TaskCard({ task, act, next, dated = false, children }: TaskCardProps) {
  const t = useT(taskMessages);
  const format = useFormat();
  const { name, scope, address } = useSiteWords()(task);
  const figuresOf = useDeviceFigures();
  const devices = task.inspection === 'routine' ? t('task.inspection.routine.short') : figuresOf(task, 'task.devices');
  return (
    <JobCard
      lead={dated ? format.dateTime(task.plannedAt) : format.time(task.plannedAt)}
      state={<UrgentTaskDot task={task} />}
      title={<Link to={taskLinks.listed(task)}>{name}</Link>}
      lines={[
        placeOf(address),
        format.parts([scope, devices, format.list(task.staff.map(({ name }) => name)) || t('task.noStaff')]),
        task.risksOpen > 0 && t('task.risksOpen.full', { count: task.risksOpen }),
        children,
      ]}
      act={act && { label: act.label, onSelect: act.onSelect, primary: next }}
    />
  );
}

/** A municipality is its own province: its name is said once. */
function placeOf(address: string): string {
  return [...new Set(address.split(' '))].join(' ');
}
