import type { ResultOf } from 'pest-sdk';

export type ShiftBoard = ResultOf<'task.scheduling'>;
export type PlannedVisit = ShiftBoard[number]['days'][number]['tasks'][number];

export interface StaffLoad {
  readonly id: string;
  readonly name: string;
  /** The person's other visits that day, earliest first. */
  readonly visits: readonly PlannedVisit[];
}

/** What each person already has on a day, the service being assigned left out; the least busy first. */
export function staffLoads(board: ShiftBoard, day: string, assigning: string | null): StaffLoad[] {
  return board
    .map((person) => ({ id: person.id, name: person.name, visits: visitsOn(person, day, assigning) }))
    .sort((a, b) => a.visits.length - b.visits.length);
}

function visitsOn(person: ShiftBoard[number], day: string, assigning: string | null): PlannedVisit[] {
  const tasks = person.days.find((entry) => entry.day === day)?.tasks ?? [];
  return tasks
    .filter((visit) => visit.id !== assigning)
    .toSorted((a, b) => Date.parse(a.plannedAt) - Date.parse(b.plannedAt));
}
