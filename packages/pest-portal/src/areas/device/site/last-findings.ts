import type { DeviceHistoryEntry } from 'pest-sdk';

/** Enough to see whether it is a habit. */
const told = 3;

/** The last checks of a device's history, the newest first, that say more than "checked, nothing". */
export function lastFindings(history: readonly DeviceHistoryEntry[]): DeviceHistoryEntry[] {
  return history.filter((entry) => entry.kind === 'checked' && saysMore(entry)).slice(0, told);
}

/** Nothing could be read: why, is the finding. */
export function wasNotRead({ outcome }: DeviceHistoryEntry): boolean {
  return outcome !== null && outcome !== 'checked';
}

function saysMore(entry: DeviceHistoryEntry): boolean {
  const { value, actions, note } = entry;
  return wasNotRead(entry) || (value ?? 0) > 0 || actions.length > 0 || note !== '';
}
