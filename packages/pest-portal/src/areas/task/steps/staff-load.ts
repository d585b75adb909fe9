import type { ResultOf } from 'pest-sdk';

export type ShiftBoard = ResultOf<'task.scheduling'>;
export type PlannedTask = ShiftBoard[number]['days'][number]['tasks'][number];

export interface StaffLoad {
  readonly id: string;
  readonly name: string;
  /** The person's other tasks that day, earliest first. */
  readonly tasks: readonly PlannedTask[];
}

/** What each person already has on a day, the service being assigned left out; the least busy first. */
export function staffLoads(board: ShiftBoard, day: string, assigning: string | null): StaffLoad[] {
  return board
    .map((person) => ({ id: person.id, name: person.name, tasks: tasksOn(person, day, assigning) }))
    .sort((a, b) => a.tasks.length - b.tasks.length);
}

function tasksOn(person: ShiftBoard[number], day: string, assigning: string | null): PlannedTask[] {
  const tasks = person.days.find((entry) => entry.day === day)?.tasks ?? [];
  return tasks
    .filter((task) => task.id !== assigning)
    .toSorted((a, b) => Date.parse(a.plannedAt) - Date.parse(b.plannedAt));
}
