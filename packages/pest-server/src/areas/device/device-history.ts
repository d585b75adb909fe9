/** What happened to a device: the places it has stood at, and its checks. */
import { type DeviceHistoryEntry, heatValue } from 'pest-sdk';
import { endAt } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { isId } from '../../database/ids';
import { type CheckRow, listChecks, listPlaces, mostChecks, type PlaceRow } from './device-history.queries';
import { usableDevice } from './one-device';

export const historyHandlers = {
  'device.history': (call, { id }) =>
    call.inScope(async (tx) => {
      const { device, companyId } = await usableDevice(call, tx, isId(id) ? { id } : null);
      const key = { companyId, deviceId: device.id };
      const checks = endAt(call, mostChecks, await listChecks(tx, key)).map((row) => checked(row, device.type));
      const places = endAt(call, mostChecks, await listPlaces(tx, key)).map(placed);
      return [...checks, ...places].sort((one, other) => (one.at > other.at ? -1 : 1));
    }),
} satisfies Partial<AreaHandlers<'device'>>;

const nothing = {
  taskId: null,
  taskNumber: '',
  accountName: '',
  outcome: null,
  reason: '',
  value: null,
  species: [],
  actions: [],
  note: '',
} as const;

function placed(row: PlaceRow): DeviceHistoryEntry {
  return {
    ...nothing,
    species: [],
    actions: [],
    at: row.from_at.toISOString(),
    kind: 'placed',
    floorPlanName: row.floor_plan_name,
    position: row.x === null || row.y === null ? null : { x: row.x, y: row.y },
  };
}

function checked(row: CheckRow, type: Parameters<typeof heatValue>[0]): DeviceHistoryEntry {
  return {
    at: row.checked_at.toISOString(),
    kind: 'checked',
    taskId: row.task_id,
    taskNumber: row.task_number,
    accountName: row.account_name,
    outcome: row.outcome,
    reason: row.reason,
    value: row.outcome === 'checked' ? heatValue(type, row.captures, row.consumed_percent ?? 0) : null,
    species: row.species,
    actions: row.actions,
    note: row.note,
    floorPlanName: row.floor_plan_name,
    position: null,
  };
}
