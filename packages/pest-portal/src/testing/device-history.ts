import type { DeviceHistoryEntry } from 'pest-sdk';

/** A check that found nothing, but for what is given. */
export function historyEntry(given: Partial<DeviceHistoryEntry> = {}): DeviceHistoryEntry {
  return {
    at: '2026-11-20T02:00:00.000Z',
    kind: 'checked',
    taskId: 't1',
    taskNumber: 'S1',
    accountName: '李强',
    outcome: 'checked',
    reason: '',
    value: 0,
    species: [],
    actions: [],
    note: '',
    floorPlanName: null,
    position: null,
    ...given,
  };
}
