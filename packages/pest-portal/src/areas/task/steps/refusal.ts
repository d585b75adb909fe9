import { type ErrorName, isPestError } from 'pest-sdk';

/** Errors of a service's steps that the screens can help with, rather than only repeat. */
const taskRefusals = [
  'task.begun',
  'task.alreadyCheckedIn',
  'task.indoorUnfinished',
  'task.outdoorUnfinished',
  'task.risksUntreated',
  'task.noInspectionRecord',
  'task.noStaff',
  'task.notServiceDay',
  'review.alreadyDone',
] as const satisfies readonly ErrorName[];
export type TaskRefusal = (typeof taskRefusals)[number];

/** The refusal a call was answered with, or null when it failed otherwise. */
export function taskRefusalOf(thrown: unknown): TaskRefusal | null {
  return taskRefusals.find((error) => isPestError(thrown, error)) ?? null;
}
