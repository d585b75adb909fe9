import type { TaskSummary } from 'pest-sdk';
import type { RowAct } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useAccount } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import type { TaskAction } from '../steps/useTaskActions';
import { planMessages } from './plan.messages';

/** Of what can be done with a service, the one act that this person is expected to do now; the others are in the menu. */
export function useDueAct(actionsOf: (task: TaskSummary) => readonly TaskAction[]) {
  const t = useT(planMessages);
  const today = useSiteTime().today();
  const { user } = useAccount();
  const isMine = (task: TaskSummary) => task.staff.some(({ id }) => id === user.id);
  const isDue = (task: TaskSummary, { id }: TaskAction): boolean => {
    switch (id) {
      case 'checkIn':
        return isMine(task) && task.plannedDay === today;
      case 'execute':
        return isMine(task);
      case 'assign':
        return task.state === 'unallocated';
      case 'review':
      case 'generateReport':
      case 'openReport':
        return true;
      default:
        return false;
    }
  };
  const of = (task: TaskSummary) => actionsOf(task).find((action) => isDue(task, action)) ?? null;
  return {
    isMine,
    of,
    rowAct: (task: TaskSummary): RowAct | null => {
      const act = of(task);
      return (
        act && {
          label: act.label,
          name: t('task.act', { act: act.label, number: task.number }),
          onSelect: act.onSelect,
        }
      );
    },
    others: (task: TaskSummary) => {
      const act = of(task);
      return actionsOf(task).filter((action) => action.id !== act?.id);
    },
  };
}
