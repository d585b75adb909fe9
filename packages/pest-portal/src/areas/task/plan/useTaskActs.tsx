import type { TaskSummary } from 'pest-sdk';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../base/i18n';
import { useAccount } from '../../../base/session';
import type { ListActs } from '../../../kit/list/list-acts';
import { type OpenStep, TaskStepDialog } from '../steps/TaskStepDialog';
import { type TaskAction, useTaskActions } from '../steps/useTaskActions';
import { planMessages } from './plan.messages';

export interface TaskActs extends ListActs<TaskSummary> {
  /** The one act that this person is expected to do now. */
  dueOn(task: TaskSummary): TaskAction | null;
  /** Whether this person does the service. */
  isMine(task: TaskSummary): boolean;
}

/** The steps of a list's services: the one that this person is expected to take now as a button, the others in the menu. */
export function useTaskActs(main: ReactNode): TaskActs {
  const t = useT(planMessages);
  const [step, setStep] = useState<OpenStep | null>(null);
  const actionsOf = useTaskActions(setStep);
  const { isMine, isDue } = useDue();
  const dueOn = (task: TaskSummary) => actionsOf(task).find((action) => isDue(task, action)) ?? null;
  return {
    main,
    dueOn,
    isMine,
    rowAct: (task) => {
      const act = dueOn(task);
      return act && { ...act, name: t('task.act', { act: act.label, number: task.number }) };
    },
    rowActions: (task) => {
      const act = dueOn(task);
      return actionsOf(task).filter(({ id }) => id !== act?.id);
    },
    opened: <TaskStepDialog step={step} onStepChange={setStep} />,
  };
}

function useDue() {
  const { user } = useAccount();
  const isMine = (task: TaskSummary) => task.staff.some(({ id }) => id === user.id);
  const isDue = (task: TaskSummary, { id }: TaskAction): boolean => {
    switch (id) {
      case 'checkIn':
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
  return { isMine, isDue };
}
