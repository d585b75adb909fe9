import type { SheetRow, TaskDetails } from 'pest-sdk';
import type { ActOf, WaitingAct } from '../../offline/outbox/waiting-act';

/** A check that waits on this device. */
export type KeptCheck = ActOf<'inspection.record'>;

/** Of what waits, the checks of devices. */
export function keptChecks(acts: readonly WaitingAct[]): readonly KeptCheck[] {
  return acts.filter((act) => act.call === 'inspection.record');
}

/** The sheet as this person left it: what waits stands where it will be. */
export function withKept(
  rows: readonly SheetRow[],
  kept: readonly KeptCheck[],
  accountName: string,
): readonly SheetRow[] {
  const waiting = new Map(kept.map((check) => [check.request.deviceId, check]));
  return rows.map((row) => {
    const mine = waiting.get(row.deviceId);
    if (!mine) return row;
    const { taskId: _task, deviceId: _device, recordedAt: _at, ...body } = mine.request;
    return {
      ...row,
      check: { ...body, checkedAt: mine.keptAt, receivedAt: mine.keptAt, accountName, suppliesMissing: [] },
    };
  });
}

/** Whether things can be recorded in a service as this person left it: a check-in that waits opens it, handing in closes it. */
export function isOpen(task: Pick<TaskDetails, 'state'>, acts: readonly WaitingAct[]): boolean {
  if (acts.some(({ call }) => call === 'task.submit')) return false;
  if (task.state === 'checkedIn') return true;
  return task.state === 'allocated' && acts.some(({ call, trouble }) => call === 'task.checkIn' && trouble === null);
}
