import { instantInZone, type RequestInput, type TaskSummary, wallClock } from 'pest-sdk';
import type { AllGiven } from '../../../kit/form/filled';
import type { FieldIssues } from '../../../kit/form/form-issues';

/** A service while it is being planned: the planned moment as the site's day and time of day. */
export interface TaskValues extends AllGiven<Omit<RequestInput<'task.create'>, 'plannedAt'>> {
  readonly day: string;
  readonly time: string;
}

export function emptyTask(day: string, customerId: string): TaskValues {
  return {
    customerId,
    workshopIds: [],
    places: ['indoor'],
    inspection: 'devices',
    day,
    time: '09:00',
    description: '',
    staffIds: [],
    past: false,
  };
}

export function taskValues(task: TaskSummary, timeZone: string): TaskValues {
  return {
    customerId: task.customerId,
    workshopIds: task.workshops.map((workshop) => workshop.id),
    places: task.places,
    inspection: task.inspection,
    ...wallClock(task.plannedAt, timeZone),
    description: task.description,
    staffIds: task.staff.map((person) => person.id),
    past: false,
  };
}

export function taskRequest({ day, time, past, ...values }: TaskValues, timeZone: string) {
  return { ...values, ...(past && { past }), plannedAt: instantInZone({ day, time }, timeZone) };
}

/** The moment is one argument of the call and two fields of the form. */
export function taskIssues({ day, time }: TaskValues): FieldIssues<TaskValues> {
  return {
    day: day === '' ? { kind: 'required' } : undefined,
    time: time === '' ? { kind: 'required' } : undefined,
  };
}
