import type { TaskDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { type Step, Stepper, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useAccount, useCan } from '../../../base/session';
import { useHappenedAt } from '../useHappenedAt';
import { detailsMessages } from './details.messages';
import { type StepTaken, stepsTaken, type VisitStep } from './steps-taken';

/** Where the service stands on its way from planned to reviewed, with who and when. */
export function TaskSteps({ task }: { readonly task: TaskDetails }) {
  const t = useT(detailsMessages);
  const toStep = useStep(task);
  return <Stepper label={t('task.steps')} steps={stepsTaken(task).map(toStep)} />;
}

function useStep(task: TaskDetails): (taken: StepTaken) => Step {
  const t = useT(detailsMessages);
  const { dateTime, list } = useFormat();
  const happenedAt = useHappenedAt();
  const isYours = useIsYours(task);
  const staff = list(task.staff.map(({ name }) => name));
  const doneBy = (step: VisitStep, by: string | null) =>
    step === 'assign' && staff !== '' && by ? t('task.step.assignedTo', { by, to: staff }) : (by ?? staff);
  const holder = (step: VisitStep) => {
    if (isYours(step)) return t('task.step.yours');
    return step === 'assign' || step === 'review' ? t('task.step.office') : staff;
  };
  return (taken) => {
    const { step, state } = taken;
    switch (taken.state) {
      case 'done':
        return {
          id: step,
          state,
          label: t(`task.step.${step}.done`),
          who: doneBy(step, taken.by),
          when: taken.at && happenedAt(taken.at, taken.receivedAt),
        };
      case 'current':
        return {
          id: step,
          state,
          waits: isYours(step),
          label: t(`task.step.${step}`),
          who: task.returnReason && step === 'submit' ? t('task.step.again') : holder(step),
          when: taken.since
            ? t('task.step.since', { at: dateTime(taken.since) })
            : t('task.step.planned', { at: dateTime(task.plannedAt) }),
        };
      case 'ahead':
        return { id: step, state, label: t(`task.step.${step}`) };
    }
  };
}

/** Whether the reader is who has to take a step. */
function useIsYours({ staff }: TaskDetails): (step: VisitStep) => boolean {
  const can = useCan();
  const { user } = useAccount();
  return (step) => {
    if (step === 'assign') return can(rights.taskDistribute);
    if (step === 'review') return can(rights.taskReview);
    return staff.some(({ id }) => id === user.id);
  };
}
