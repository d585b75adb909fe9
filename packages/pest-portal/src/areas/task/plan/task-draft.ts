import { limits, type RequestInput, type TaskSummary } from 'pest-sdk';
import { instantInZone, wallClock } from '../../../base/site-time';

type TaskBody = RequestInput<'task.create'>;

/** A service while it is being planned. */
export interface TaskDraft {
  readonly customerId: string;
  readonly workshopIds: readonly string[];
  readonly places: readonly TaskSummary['places'][number][];
  readonly inspection: TaskSummary['inspection'];
  readonly day: string;
  readonly time: string;
  readonly description: string;
  readonly staffIds: readonly string[];
}

export type TaskField = 'customerId' | 'places' | 'day' | 'time' | 'description';
export type TaskProblem = 'customerMissing' | 'placesMissing' | 'dayMissing' | 'timeMissing' | 'descriptionTooLong';
export type TaskProblems = Partial<Record<TaskField, TaskProblem>>;

export function newTaskDraft(day: string, customerId: string): TaskDraft {
  return {
    customerId,
    workshopIds: [],
    places: ['indoor'],
    inspection: 'devices',
    day,
    time: '09:00',
    description: '',
    staffIds: [],
  };
}

export function draftOfTask(task: TaskSummary, timeZone: string): TaskDraft {
  return {
    customerId: task.customerId,
    workshopIds: task.workshops.map((workshop) => workshop.id),
    places: task.places,
    inspection: task.inspection,
    ...wallClock(task.plannedAt, timeZone),
    description: task.description,
    staffIds: task.staff.map((person) => person.id),
  };
}

export function taskProblems(draft: TaskDraft): TaskProblems {
  return {
    ...(draft.customerId === '' && { customerId: 'customerMissing' as const }),
    ...(draft.places.length === 0 && { places: 'placesMissing' as const }),
    ...(draft.day === '' && { day: 'dayMissing' as const }),
    ...(draft.time === '' && { time: 'timeMissing' as const }),
    ...(draft.description.length > limits.textLength && { description: 'descriptionTooLong' as const }),
  };
}

/** The body to send, or null while {@link taskProblems} names any. */
export function bodyOfTask(draft: TaskDraft, timeZone: string): TaskBody | null {
  const plannedAt = instantInZone(draft, timeZone);
  if (plannedAt === null || Object.keys(taskProblems(draft)).length > 0) return null;
  return {
    customerId: draft.customerId,
    workshopIds: [...draft.workshopIds],
    places: [...draft.places],
    inspection: draft.inspection,
    plannedAt,
    description: draft.description.trim(),
    staffIds: [...draft.staffIds],
  };
}
