import { checkInRefusal, hasBegun, type TaskSummary } from 'pest-sdk';
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

type Facts = Pick<TaskSummary, 'state' | 'reportId' | 'staff' | 'plannedDay'>;
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

/** The steps that a service's state, the site's current day and the person's rights leave. */
export function availableSteps(task: Facts, can: Can, today: string): TaskStep[] {
  return taskSteps.filter((step) =>
    step === 'openReport' ? mayOpenReport(task, can) : fits(step, task, today) && can(rightOf[step]),
  );
}

/** Whether somebody can check in to it on a day: what the server would refuse is not offered. */
export function takesCheckIn({ state, staff, plannedDay }: Omit<Facts, 'reportId'>, today: string): boolean {
  return checkInRefusal({ state, staffCount: staff.length, plannedDay, today }) === null;
}

/** The server names a report to those who may read it: a customer, once it has been shown to it. */
export function mayOpenReport({ reportId }: Pick<Facts, 'reportId'>, can: Can): boolean {
  return reportId !== null && can(rights.taskDetailsOfReport);
}

function fits(step: Exclude<TaskStep, 'openReport'>, task: Facts, today: string): boolean {
  const { state, reportId } = task;
  switch (step) {
    case 'checkIn':
      return takesCheckIn(task, today);
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
