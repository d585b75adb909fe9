/** How long services take, how much a person has to do, and what gets in whose way: one rule for board, dialog and server. */
import type { LeaveState } from './leave';
import type { InspectionKind, TaskState } from './task-states';

/** What {@link expectedMinutes} counts with. Starting values of ours: the specification names none. */
export const serviceLength = {
  /** Arriving, signing in, talking to the site, handing in. */
  baseMinutes: 45,
  minutesPerDevice: 4,
  /** A routine visit, whatever devices the site has. */
  routineMinutes: 60,
  /** Lengths are rounded up to it. */
  stepMinutes: 15,
} as const;

/** A person's working time, the same for everybody. */
export const workMinutes = { day: 8 * 60, week: 40 * 60 } as const;

/** Minutes a service is expected to take, by the devices that are due in it; several people do not make it shorter. */
export function expectedMinutes(service: { readonly inspection: InspectionKind; readonly devicesDue: number }): number {
  const { baseMinutes, minutesPerDevice, routineMinutes, stepMinutes } = serviceLength;
  if (service.inspection === 'routine') return routineMinutes;
  return Math.ceil((baseMinutes + minutesPerDevice * service.devicesDue) / stepMinutes) * stepMinutes;
}

/** How much of a working time is taken: above nine tenths it is nearly full, above all of it too much. */
export const loadLevels = ['free', 'full', 'over'] as const;
/** How much of a working time is taken; see {@link loadLevels}. */
export type LoadLevel = (typeof loadLevels)[number];

/** How full a person's day or week is. */
export function loadLevel(minutes: number, capacity: number): LoadLevel {
  if (minutes > capacity) return 'over';
  return minutes > capacity * 0.9 ? 'full' : 'free';
}

/** A service as the rules of this file see it. */
export interface PlannedService {
  readonly id: string;
  readonly plannedAt: string;
  readonly minutes: number;
}

/** A person's leave, as far as it matters for planning. */
export interface PlannedLeave {
  readonly startAt: string;
  readonly endAt: string;
  readonly state: LeaveState;
}

/** What one person has besides the service in question. */
export interface Commitments {
  readonly services: readonly PlannedService[];
  readonly leave: readonly PlannedLeave[];
}

/** What {@link commitmentsOf} reads: a shift board, or a part of one. */
export interface Schedule {
  readonly services: readonly (PlannedService & {
    readonly staffIds: readonly string[];
    readonly state: TaskState;
  })[];
  readonly leave: readonly (PlannedLeave & { readonly accountId: string })[];
}

/** What a person has: services not handed in yet, and leave. */
export function commitmentsOf({ services, leave }: Schedule, accountId: string): Commitments {
  return {
    services: services.filter(({ staffIds, state }) => staffIds.includes(accountId) && isOpen(state)),
    leave: leave.filter((away) => away.accountId === accountId),
  };
}

function isOpen(state: TaskState): boolean {
  return state === 'unallocated' || state === 'allocated' || state === 'checkedIn';
}

/** `leaveWaiting`: nobody has decided yet, so it is a hint and no clash. */
export const clashKinds = ['overlap', 'leave', 'leaveWaiting'] as const;
/** What is in a service's way; see {@link clashKinds}. */
export type ClashKind = (typeof clashKinds)[number];

/** Something in the way of a service, for one person. */
export interface Clash {
  readonly kind: ClashKind;
  /** The other service of an overlap; null for leave. */
  readonly serviceId: string | null;
}

/** What is in the way of a person who would carry out a service: other services at the same time, and leave. */
export function clashesOf(service: PlannedService, { services, leave }: Commitments): Clash[] {
  const overlaps = services
    .filter((other) => other.id !== service.id && meet(spanOf(service), spanOf(other)))
    .map((other): Clash => ({ kind: 'overlap', serviceId: other.id }));
  const away = leave
    .filter(({ state, startAt, endAt }) => state !== 'refused' && meet(spanOf(service), momentsOf(startAt, endAt)))
    .map(({ state }): Clash => ({ kind: state === 'approved' ? 'leave' : 'leaveWaiting', serviceId: null }));
  return [...overlaps, ...away];
}

/** Whether both cannot happen; a hint is none. */
export function isClash({ kind }: Clash): boolean {
  return kind !== 'leaveWaiting';
}

/** The end of a service that takes as long as expected. */
export function expectedEnd({ plannedAt, minutes }: PlannedService): string {
  return new Date(spanOf({ plannedAt, minutes }).end).toISOString();
}

interface Moments {
  readonly start: number;
  readonly end: number;
}

function spanOf({ plannedAt, minutes }: Pick<PlannedService, 'plannedAt' | 'minutes'>): Moments {
  const start = Date.parse(plannedAt);
  return { start, end: start + minutes * 60_000 };
}

function momentsOf(startAt: string, endAt: string): Moments {
  return { start: Date.parse(startAt), end: Date.parse(endAt) };
}

/** One that ends when the other begins is not in its way. */
function meet(a: Moments, b: Moments): boolean {
  return a.start < b.end && b.start < a.end;
}
