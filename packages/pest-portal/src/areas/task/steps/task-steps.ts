import { hasBegun, type TaskSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import type { Right } from '../../../base/roles';

/** What a person can do with a service, the most likely first. */
export const taskSteps = [
  'checkIn',
  'execute',
  'submit',
  'review',
  'assign',
  'edit',
  'generateReport',
  'openReport',
  'delete',
] as const;
export type TaskStep = (typeof taskSteps)[number];

type Facts = Pick<TaskSummary, 'state' | 'reportId' | 'staff'>;
type Can = (right: Right) => boolean;

const rightOf: Record<Exclude<TaskStep, 'openReport'>, Right> = {
  checkIn: rights.taskCheckIn,
  execute: rights.inspectionRecord,
  submit: rights.taskSubmit,
  review: rights.taskReview,
  assign: rights.taskDistribute,
  edit: rights.taskUpdate,
  generateReport: rights.taskGenerateReport,
  delete: rights.taskDelete,
};

/**
 * The steps that a service's state and the person's rights leave. Check-in is offered before the service day too: the
 * refusal then says on which day it is possible.
 */
export function availableSteps(task: Facts, can: Can): TaskStep[] {
  return taskSteps.filter((step) =>
    step === 'openReport' ? mayOpenReport(task, can) : fits(step, task) && can(rightOf[step]),
  );
}

/** The server names a report to those who may read it: a customer, once it has been shown to it. */
export function mayOpenReport({ reportId }: Pick<Facts, 'reportId'>, can: Can): boolean {
  return reportId !== null && can(rights.taskDetailsOfReport);
}

function fits(step: Exclude<TaskStep, 'openReport'>, { state, reportId, staff }: Facts): boolean {
  switch (step) {
    case 'checkIn':
      return !hasBegun(state) && staff.length > 0;
    case 'assign':
    case 'edit':
    case 'delete':
      return !hasBegun(state);
    case 'execute':
    case 'submit':
      return state === 'checkedIn';
    case 'review':
      return state === 'submitted' || state === 'pendingReview';
    case 'generateReport':
      return state === 'reviewed' && reportId === null;
  }
}
