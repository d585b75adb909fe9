/** What the shift board shows, and what becomes of a service that is dropped somewhere: plain data, no React. */
import {
  addDays,
  type BoardService,
  type Clash,
  clashesOf,
  commitmentsOf,
  type DaySpan,
  dayInZone,
  daysBetween,
  hasBegun,
  instantInZone,
  isClash,
  mondayOf,
  type RequestInput,
  type ShiftBoard,
  wallClock,
  workMinutes,
} from 'pest-sdk';

export const boardViews = ['day', 'week', 'month'] as const;
export type BoardView = (typeof boardViews)[number];

export type Plan = RequestInput<'schedule.move'>['to'];

/** A place on the board: a person's day, or nobody's. */
export interface Target {
  /** Null: nobody, so that the service is unassigned. */
  readonly personId: string | null;
  readonly day: string;
  /** `HH:mm`; null keeps the time of day. */
  readonly time: string | null;
}

/** A service somebody has picked up, and from whom. */
export interface Held {
  readonly service: BoardService;
  /** Null when it was picked from the unassigned ones. */
  readonly personId: string | null;
}

const monthRows = 6;

/** The days to ask for. A day is asked for with its week, because loads are a week's. */
export function spanOf(view: BoardView, day: string): DaySpan {
  const from = mondayOf(view === 'month' ? `${day.slice(0, 7)}-01` : day);
  return { from, to: addDays(from, (view === 'month' ? monthRows * 7 : 7) - 1) };
}

/** The day that the board stands on after a step back or forth. */
export function stepped(view: BoardView, day: string, step: -1 | 1): string {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(day, step * 7);
  const first = `${day.slice(0, 7)}-01`;
  return `${addDays(first, step === 1 ? 31 : -1).slice(0, 7)}-01`;
}

export function daysOf({ from, to }: DaySpan): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Weeks are numbered by ISO 8601: the first one holds the year's first Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
}

/** Nobody is to carry it out yet. */
export function isUnassigned({ state }: Pick<BoardService, 'state'>): boolean {
  return state === 'unallocated';
}

export function minutesOf(services: readonly Pick<BoardService, 'minutes'>[]): number {
  return services.reduce((sum, { minutes }) => sum + minutes, 0);
}

export function servicesOf({ services }: ShiftBoard, personId: string): BoardService[] {
  return services.filter(({ staffIds }) => staffIds.includes(personId));
}

/** What is in the way of a service for one of its people; nothing once it has begun. */
export function clashesFor(board: ShiftBoard, service: BoardService, personId: string): Clash[] {
  return hasBegun(service.state) ? [] : clashesOf(service, commitmentsOf(board, personId));
}

/** Whether the service clashes for any of its people. */
export function clashes(board: ShiftBoard, service: BoardService): boolean {
  return service.staffIds.some((personId) => clashesFor(board, service, personId).some(isClash));
}

/** The plan after a service is dropped: another person takes the place of the one it was picked from. */
export function planAt({ service, personId }: Held, target: Target, timeZone: string): Plan {
  const { time } = wallClock(service.plannedAt, timeZone);
  const plannedAt = instantInZone({ day: target.day, time: target.time ?? time }, timeZone) ?? service.plannedAt;
  const others = service.staffIds.filter((id) => id !== personId && id !== target.personId);
  return { plannedAt, staffIds: target.personId === null ? others : [...others, target.personId] };
}

export function planOf({ plannedAt, staffIds }: BoardService): Plan {
  return { plannedAt, staffIds };
}

export function samePlan(a: Plan, b: Plan): boolean {
  return (
    Date.parse(String(a.plannedAt)) === Date.parse(String(b.plannedAt)) &&
    a.staffIds.length === b.staffIds.length &&
    a.staffIds.every((id) => b.staffIds.includes(id))
  );
}

/** The board as it is once a service is planned so. */
export function withPlan(board: ShiftBoard, id: string, plan: Plan, timeZone: string): ShiftBoard {
  return {
    ...board,
    services: board.services.map((service) =>
      service.id === id
        ? {
            ...service,
            plannedAt: String(plan.plannedAt),
            plannedDay: dayInZone(plan.plannedAt, timeZone),
            staffIds: [...plan.staffIds],
            state: plan.staffIds.length === 0 ? 'unallocated' : 'allocated',
          }
        : service,
    ),
  };
}

/** What would be in the way of a person, and whether the week would become too long. */
export interface Outlook {
  readonly clashes: readonly Clash[];
  readonly overMinutes: number;
}

export function outlookAt(board: ShiftBoard, held: Held, target: Target, timeZone: string): Outlook {
  const { personId } = target;
  if (personId === null) return { clashes: [], overMinutes: 0 };
  const next = withPlan(board, held.service.id, planAt(held, target, timeZone), timeZone);
  const service = next.services.find(({ id }) => id === held.service.id);
  if (!service) return { clashes: [], overMinutes: 0 };
  const week = minutesOf(servicesInWeek(servicesOf(next, personId), target.day));
  return {
    clashes: clashesFor(next, service, personId),
    overMinutes: Math.max(0, week - workMinutes.week),
  };
}

/** Nothing is in the way, and the week is long enough. */
export function isFree({ clashes: inTheWay, overMinutes }: Outlook): boolean {
  return overMinutes === 0 && !inTheWay.some(isClash);
}

export function servicesInWeek(services: readonly BoardService[], day: string): BoardService[] {
  const monday = mondayOf(day);
  return services.filter(({ plannedDay }) => mondayOf(plannedDay) === monday);
}

/** Who could carry out a service at its time. */
export function freePeople(board: ShiftBoard, service: BoardService, timeZone: string) {
  const held: Held = { service, personId: null };
  return board.staff.filter(({ id: personId }) =>
    isFree(outlookAt(board, held, { personId, day: service.plannedDay, time: null }, timeZone)),
  );
}

/** Whether a service can be picked up. */
export function isMovable({ state }: BoardService): boolean {
  return !hasBegun(state);
}

/** Side by side where several overlap: the lane of each, and how many lanes its neighbours need. */
export function lanesOf(services: readonly BoardService[]): Map<string, { lane: number; lanes: number }> {
  const placed = new Map<string, { lane: number; lanes: number }>();
  for (const group of groupsOf(services)) {
    const ends: number[] = [];
    const lanes = group.map((service) => {
      const start = Date.parse(service.plannedAt);
      const free = ends.findIndex((end) => end <= start);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = start + service.minutes * 60_000;
      return lane;
    });
    for (const [index, { id }] of group.entries()) placed.set(id, { lane: lanes[index] ?? 0, lanes: ends.length });
  }
  return placed;
}

/** Services that overlap, one through the other, stand in one group. */
function groupsOf(services: readonly BoardService[]): BoardService[][] {
  const groups: BoardService[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const service of services.toSorted((a, b) => Date.parse(a.plannedAt) - Date.parse(b.plannedAt))) {
    const start = Date.parse(service.plannedAt);
    if (start >= end) groups.push([]);
    groups.at(-1)?.push(service);
    end = Math.max(end, start + service.minutes * 60_000);
  }
  return groups;
}
