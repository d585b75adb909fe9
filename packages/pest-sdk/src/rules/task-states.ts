import type { ErrorCode } from '../errors/error-codes';

/** Specification §4. `unallocated` and `allocated` are the allocation; from `checkedIn` on the visit has begun. */
export const taskStates = ['unallocated', 'allocated', 'checkedIn', 'submitted', 'pendingReview', 'reviewed'] as const;
export type TaskState = (typeof taskStates)[number];

/** The parts of a visit; each is finished on its own. */
export const taskPlaces = ['indoor', 'outdoor'] as const;
export type TaskPlace = (typeof taskPlaces)[number];

/** `devices`: device by device. `routine`: no device record is asked for (code 20006 points here). */
export const inspectionKinds = ['devices', 'routine'] as const;
export type InspectionKind = (typeof inspectionKinds)[number];

export function hasBegun(state: TaskState): boolean {
  return state !== 'unallocated' && state !== 'allocated';
}

/** Why a task cannot be changed or deleted, or null when it can. */
export function refusesChange(state: TaskState): ErrorCode | null {
  return hasBegun(state) ? 20001 : null;
}

export interface CheckInFacts {
  readonly state: TaskState;
  readonly staffCount: number;
  /** The planned day and today, both in the site's time zone. */
  readonly plannedDay: string;
  readonly today: string;
}

/** Why check-in is refused: once only, with staff only, on the service day only. */
export function refusesCheckIn(facts: CheckInFacts): ErrorCode | null {
  if (hasBegun(facts.state)) return 20002;
  if (facts.staffCount === 0) return 20015;
  return facts.plannedDay === facts.today ? null : 20016;
}

export interface SubmitFacts {
  readonly inspection: InspectionKind;
  readonly places: readonly TaskPlace[];
  /** Devices of the visit by place, and how many of them have an outcome. */
  readonly due: Record<TaskPlace, number>;
  readonly checked: Record<TaskPlace, number>;
  readonly untreatedRisks: number;
}

/** Why a visit cannot be submitted yet. */
export function refusesSubmit(facts: SubmitFacts): ErrorCode | null {
  if (facts.inspection === 'devices') {
    if (facts.checked.indoor + facts.checked.outdoor === 0) return 20006;
    if (facts.places.includes('indoor') && facts.checked.indoor < facts.due.indoor) return 20003;
    if (facts.places.includes('outdoor') && facts.checked.outdoor < facts.due.outdoor) return 20004;
  }
  return facts.untreatedRisks > 0 ? 20005 : null;
}
