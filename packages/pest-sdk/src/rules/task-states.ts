import type { ErrorName } from '../errors/error-codes';

/** Specification §4. `unallocated` and `allocated` are the allocation; from `checkedIn` on the task has begun. */
export const taskStates = ['unallocated', 'allocated', 'checkedIn', 'submitted', 'pendingReview', 'reviewed'] as const;
/** State of a task; see {@link taskStates}. */
export type TaskState = (typeof taskStates)[number];

/** The parts of a task; each is finished on its own. */
export const taskPlaces = ['indoor', 'outdoor'] as const;
/** A part of a task; see {@link taskPlaces}. */
export type TaskPlace = (typeof taskPlaces)[number];

/** `devices`: device by device. `routine`: no device record is asked for (code 20006 points here). */
export const inspectionKinds = ['devices', 'routine'] as const;
/** How a task is inspected; see {@link inspectionKinds}. */
export type InspectionKind = (typeof inspectionKinds)[number];

/** Whether somebody has checked in: from then on a task cannot be changed or deleted. */
export function hasBegun(state: TaskState): boolean {
  return state !== 'unallocated' && state !== 'allocated';
}

/**
 * How far a service is, as people read it. `taskSubmitted` and `pendingReview` are one state: handed in, as its author
 * reads it and as its reviewer does.
 */
export const taskProgresses = [
  'unallocated',
  'pendingCheckIn',
  'checkedIn',
  'notSubmitted',
  'taskSubmitted',
  'pendingReview',
  'reviewed',
] as const;
/** How far a service is; see {@link taskProgresses}. */
export type TaskProgress = (typeof taskProgresses)[number];

/** What {@link taskProgress} decides on. */
export interface ProgressFacts {
  readonly state: TaskState;
  /** Whether a device, a risk or a chemical is recorded. */
  readonly recorded: boolean;
}

/** Lists, details, filters and figures read a service's progress by this one rule. */
export function taskProgress({ state, recorded }: ProgressFacts, mayReview: boolean): TaskProgress {
  switch (state) {
    case 'allocated':
      return 'pendingCheckIn';
    case 'checkedIn':
      return recorded ? 'notSubmitted' : 'checkedIn';
    case 'submitted':
    case 'pendingReview':
      return mayReview ? 'pendingReview' : 'taskSubmitted';
    default:
      return state;
  }
}

/** The progress that a reader meets, in order: a service handed in has one name for each. */
export function progressSteps(mayReview: boolean): readonly TaskProgress[] {
  const other: TaskProgress = mayReview ? 'taskSubmitted' : 'pendingReview';
  return taskProgresses.filter((progress) => progress !== other);
}

/** Why a task cannot be changed or deleted, or null when it can. */
export function changeRefusal(state: TaskState): ErrorName | null {
  return hasBegun(state) ? 'task.begun' : null;
}

/** What {@link checkInRefusal} decides on. */
export interface CheckInFacts {
  readonly state: TaskState;
  readonly staffCount: number;
  /** The planned day and today, both in the site's time zone. */
  readonly plannedDay: string;
  readonly today: string;
}

/** Why check-in is refused: once only, with staff only, on the service day only. */
export function checkInRefusal(facts: CheckInFacts): ErrorName | null {
  if (hasBegun(facts.state)) return 'task.alreadyCheckedIn';
  if (facts.staffCount === 0) return 'task.noStaff';
  return facts.plannedDay === facts.today ? null : 'task.notServiceDay';
}

/** What {@link submitRefusal} decides on. */
export interface SubmitFacts {
  readonly inspection: InspectionKind;
  readonly places: readonly TaskPlace[];
  /** Devices of the task by place, and how many of them have an outcome, whichever it is. */
  readonly due: Record<TaskPlace, number>;
  readonly answered: Record<TaskPlace, number>;
  /** Device records of the task, those of devices that are no longer due included. */
  readonly recorded: number;
  /** Whether whoever submits says that it was a routine visit. */
  readonly asRoutine: boolean;
  readonly untreatedRisks: number;
}

/** Why a task cannot be submitted yet, or null when it can. */
export function submitRefusal(facts: SubmitFacts): ErrorName | null {
  const unfinished = facts.inspection === 'devices' ? sheetRefusal(facts) : null;
  return unfinished ?? (facts.untreatedRisks > 0 ? 'task.risksUntreated' : null);
}

/** A visit without any record can be handed in as routine; a sheet that was begun is finished. */
function sheetRefusal({ places, due, answered, recorded, asRoutine }: SubmitFacts): ErrorName | null {
  if (recorded === 0) return asRoutine ? null : 'task.noInspectionRecord';
  if (places.includes('indoor') && answered.indoor < due.indoor) return 'task.indoorUnfinished';
  return places.includes('outdoor') && answered.outdoor < due.outdoor ? 'task.outdoorUnfinished' : null;
}

/** What {@link blocksApproval} decides on. */
export interface ReviewFacts {
  readonly inspection: InspectionKind;
  readonly devicesDue: number;
  readonly devicesChecked: number;
  readonly devicesNotReached: number;
  /** Devices that were recorded as not opened, without a word why. */
  readonly unexplained: number;
}

/** Whether a visit cannot be approved: a device was not looked at, and nobody says why. */
export function blocksApproval(visit: ReviewFacts): boolean {
  const isComplete = visit.devicesChecked + visit.devicesNotReached >= visit.devicesDue;
  return visit.unexplained > 0 || (visit.inspection === 'devices' && !isComplete);
}
