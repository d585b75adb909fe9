import type { FloorPlanRecord, SheetRow } from 'pest-sdk';
import type { DeviceState, PlanDevice } from 'pest-ui';
import { nextDevice } from '../task/sheet-progress';

/** The device to go to: the open one while it has no record, otherwise the next in walking order; null when all are done. */
export function deviceToGoTo(rows: readonly SheetRow[], openId: string | null): SheetRow | null {
  const open = rows.find(({ deviceId }) => deviceId === openId);
  return open?.check === null ? open : nextDevice(rows, openId ?? '');
}

/** The floor plans that devices of the service stand on. */
export function plansOfService(
  plans: readonly FloorPlanRecord[],
  rows: readonly SheetRow[],
): readonly FloorPlanRecord[] {
  const used = new Set(rows.filter(isPlaced).map(({ floorPlanId }) => floorPlanId));
  return plans.filter(({ id }) => used.has(id));
}

/** The plan that was asked for, otherwise the one where the next device stands, otherwise the first. */
export function planToShow(
  plans: readonly FloorPlanRecord[],
  asked: string,
  goTo: SheetRow | null,
): FloorPlanRecord | null {
  return (
    plans.find(({ id }) => id === asked) ??
    plans.find(({ id }) => goTo !== null && isPlaced(goTo) && id === goTo.floorPlanId) ??
    plans[0] ??
    null
  );
}

/** A plan's devices as they are marked for the walk. */
export function walkDevices(rows: readonly SheetRow[], planId: string, goTo: SheetRow | null): readonly PlanDevice[] {
  return rows
    .filter((row) => row.floorPlanId === planId)
    .map((row) => ({
      id: row.deviceId,
      code: row.code,
      name: row.name,
      type: row.type,
      position: row.position ?? null,
      workshopName: row.workshopName,
      location: row.location,
      state: walkState(row, goTo),
    }));
}

export type WalkState = Extract<DeviceState, 'due' | 'done' | 'next' | 'notOpened'>;

/** What a device is to whoever walks from one to the next. */
export function walkState({ deviceId, check }: SheetRow, goTo: SheetRow | null): WalkState {
  if (check !== null) return check.outcome === 'checked' ? 'done' : 'notOpened';
  return deviceId === goTo?.deviceId ? 'next' : 'due';
}

/** Whether a device stands somewhere on a plan. */
export function isPlaced({ floorPlanId, position }: Pick<SheetRow, 'floorPlanId' | 'position'>): boolean {
  return floorPlanId !== null && Boolean(position);
}
