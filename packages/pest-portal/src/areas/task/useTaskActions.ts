import type { TaskSummary } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { useNavigate } from 'react-router';
import { useT } from '../../app/i18n';
import { useCan } from '../../app/session';
import type { OpenStep } from './TaskStepDialog';
import { taskMessages } from './task.messages';
import { useGenerateReport } from './task.queries';
import { taskLinks } from './task-links';
import { availableSteps, type TaskStep } from './task-steps';

/** A step as a button or a menu entry offers it. */
export interface TaskAction {
  readonly id: TaskStep;
  readonly label: string;
  readonly danger: boolean;
  onSelect(): void;
}

/** What the signed-in person can do with a service now; steps that ask first open their dialog. */
export function useTaskActions(openStep: (step: OpenStep) => void): (task: TaskSummary) => readonly TaskAction[] {
  const t = useT(taskMessages);
  const can = useCan();
  const navigate = useNavigate();
  const { toast } = useToast();
  const generate = useGenerateReport();

  const take = (step: TaskStep, task: TaskSummary): void => {
    switch (step) {
      case 'checkIn':
      case 'submit':
      case 'review':
      case 'assign':
      case 'delete':
        return openStep({ kind: step, task });
      case 'execute':
        return void navigate(taskLinks.inspect(task.id));
      case 'edit':
        return void navigate(taskLinks.edit(task.id));
      case 'openReport':
        return void navigate(taskLinks.report(task.reportId ?? ''));
      case 'generateReport':
        return generate.mutate(task.id, {
          onSuccess: ({ id }) => {
            toast({ tone: 'success', message: t('task.done.report') });
            void navigate(taskLinks.report(id));
          },
        });
    }
  };

  return (task) =>
    availableSteps(task, can).map((step) => ({
      id: step,
      label: t(`task.action.${step}`),
      danger: step === 'delete',
      onSelect: () => take(step, task),
    }));
}
