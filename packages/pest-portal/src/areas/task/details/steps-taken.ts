import { hasBegun, type TaskDetails } from 'pest-sdk';
import { lateArrival } from '../late-arrival';

export const visitSteps = ['create', 'assign', 'checkIn', 'submit', 'review'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** A step on a service's way: taken, by whom and when; or waiting, since when and for what; or still to come. */
export type StepTaken =
  | {
      readonly step: VisitStep;
      readonly state: 'done';
      readonly by: string | null;
      readonly at: string | null;
      /** Where that was much later. */
      readonly receivedAt?: string | undefined;
    }
  | { readonly step: VisitStep; readonly state: 'current'; readonly since: string | null }
  | { readonly step: VisitStep; readonly state: 'ahead' };

/** Where a service stands. One that the review sent back is handed in again: its first time no longer counts. */
export function stepsTaken(task: TaskDetails): readonly StepTaken[] {
  const current = currentStep(task);
  const at = current === null ? visitSteps.length : visitSteps.indexOf(current);
  return visitSteps.map((step, index) => {
    if (index < at) return { step, state: 'done', ...momentOf(task, step) };
    return index === at ? { step, state: 'current', since: waitsSince(task, step) } : { step, state: 'ahead' };
  });
}

function currentStep({ state }: TaskDetails): VisitStep | null {
  if (state === 'unallocated') return 'assign';
  if (!hasBegun(state)) return 'checkIn';
  if (state === 'checkedIn') return 'submit';
  return state === 'reviewed' ? null : 'review';
}

function momentOf(
  task: TaskDetails,
  step: VisitStep,
): Pick<Extract<StepTaken, { state: 'done' }>, 'by' | 'at' | 'receivedAt'> {
  if (step === 'create') return { by: task.createdBy, at: task.createdAt };
  const moment = { assign: task.assigned, checkIn: task.checkedIn, submit: task.submitted, review: task.reviewed }[
    step
  ];
  return {
    by: moment?.accountName ?? null,
    at: moment?.at ?? null,
    receivedAt: moment ? lateArrival(moment) : undefined,
  };
}

/** Since the step before it was taken; a check-in waits for the planned time instead. */
function waitsSince(task: TaskDetails, step: VisitStep): string | null {
  if (step === 'assign') return task.createdAt;
  if (step === 'submit') return task.checkedIn?.at ?? null;
  return step === 'review' ? (task.submitted?.at ?? null) : null;
}
