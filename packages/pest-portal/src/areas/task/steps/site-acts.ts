import type { RequestInput } from 'pest-sdk';
import type { NewAct } from '../../../offline/outbox/waiting-act';

/** Arrives at a site; without a network it is kept on this device. */
export function checkInAct(id: string): NewAct {
  return { taskId: id, call: 'task.checkIn', request: { id }, about: '' };
}

/** Hands in, behind what waits on this device for the same service. */
export function submitAct(request: RequestInput<'task.submit'>): NewAct {
  return { taskId: request.id, call: 'task.submit', request, about: '' };
}
