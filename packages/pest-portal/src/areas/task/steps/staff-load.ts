import {
  type BoardService,
  type Clash,
  clashesOf,
  commitmentsOf,
  isClash,
  type PlannedService,
  type ShiftBoard,
  workMinutes,
} from 'pest-sdk';

/** What is being assigned, as far as it is known: a service, or a day that a service is planned for. */
export interface Assigned {
  /** The service, left out of everybody's load; null for one that is not planned yet. */
  readonly taskId: string | null;
  readonly day: string;
  /** When it is, and how long it takes; null while that is not known, so that nothing is said of clashes. */
  readonly service: PlannedService | null;
}

export interface StaffLoad {
  readonly id: string;
  readonly name: string;
  readonly phone: string | undefined;
  /** The person's other services that day, earliest first. */
  readonly services: readonly BoardService[];
  /** What is in the way at that time. */
  readonly clashes: readonly Clash[];
  /** How far the week goes beyond working time with this service. */
  readonly overMinutes: number;
}

/** What each person already has, the service being assigned left out: who is free first, then the least busy. */
export function staffLoads(board: ShiftBoard, { taskId, day, service }: Assigned): StaffLoad[] {
  const others: ShiftBoard = { ...board, services: board.services.filter(({ id }) => id !== taskId) };
  return board.staff
    .map(({ id, name, phone }) => {
      const week = others.services.filter(({ staffIds }) => staffIds.includes(id));
      const minutes = week.reduce((sum, planned) => sum + planned.minutes, service?.minutes ?? 0);
      return {
        id,
        name,
        phone,
        services: week
          .filter(({ plannedDay }) => plannedDay === day)
          .toSorted((a, b) => Date.parse(a.plannedAt) - Date.parse(b.plannedAt)),
        clashes: service ? clashesOf(service, commitmentsOf(others, id)) : [],
        overMinutes: Math.max(0, minutes - workMinutes.week),
      };
    })
    .sort((a, b) => busy(a) - busy(b) || a.services.length - b.services.length);
}

function busy({ clashes }: StaffLoad): number {
  return clashes.some(isClash) ? 1 : 0;
}
