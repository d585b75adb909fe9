import type { TaskSummary } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { taskLinks, useNavigate } from '../../../base/links';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { useWrite } from '../../../base/writes';
import { stepMessages } from './step.messages';
import type { OpenStep } from './TaskStepDialog';
import { availableSteps, type TaskStep } from './task-steps';
import { useCheckIn } from './useCheckIn';

/** A step as a button or a menu entry offers it. */
export interface TaskAction {
  readonly id: TaskStep;
  readonly label: string;
  readonly tone?: 'danger' | undefined;
  onSelect(): void;
}

/**
 * What the signed-in person can do with a service now; steps that ask first open their dialog. After check-in the
 * technician goes straight to the inspection.
 */
export function useTaskActions(openStep: (step: OpenStep) => void): (task: TaskSummary) => readonly TaskAction[] {
  const t = useT(stepMessages);
  const can = useCan();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { today } = useSiteTime();
  const checkIn = useCheckIn(openStep, ({ id }) => navigate(taskLinks.inspect(id)));
  const generate = useWrite('task.generateReport');

  const generateReport = (task: TaskSummary) =>
    generate.mutate(
      { id: task.id },
      {
        onSuccess: ({ id }) => {
          toast({ tone: 'success', message: t('task.done.report') });
          navigate(taskLinks.report(id));
        },
      },
    );

  const take = (step: TaskStep, task: TaskSummary): void => {
    switch (step) {
      case 'checkIn':
        checkIn.of(task);
        break;
      case 'execute':
        navigate(taskLinks.inspect(task.id));
        break;
      case 'edit':
        navigate(taskLinks.edit(task.id));
        break;
      case 'openReport':
        navigate(taskLinks.report(task.reportId ?? ''));
        break;
      case 'review':
        navigate(taskLinks.review(task.id));
        break;
      case 'generateReport':
        generateReport(task);
        break;
      default:
        openStep({ kind: step, task });
    }
  };

  return (task) =>
    availableSteps(task, can, today()).map((step) => ({
      id: step,
      label: t(`task.action.${step}`),
      ...(step === 'delete' && { tone: 'danger' as const }),
      onSelect: () => take(step, task),
    }));
}
