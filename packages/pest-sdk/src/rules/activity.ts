import { type DeviceType, familyOf } from '../trade/device-types';

/** What one check of one device said, as far as activity is concerned. */
export interface ActivityInput {
  readonly deviceType: DeviceType;
  /** Captures over all species; for devices that count. */
  readonly captures: number;
  /** Share of bait eaten, 0 to 100; for devices that measure consumption. */
  readonly consumedPercent: number | null;
  /** Days since the last completed check. */
  readonly exposureDays: number;
}

/**
 * Activity, the one declared rule per device type, used by server and widgets alike.
 *
 * Devices that count: captures per device-day × 30, so that a weekly and a monthly check compare.
 * Bait stations: the share of bait eaten at the check, 0 to 1. The two are never added together.
 */
export function activity(input: ActivityInput): number {
  if (familyOf(input.deviceType) === 'consumption') return (input.consumedPercent ?? 0) / 100;
  return (input.captures / Math.max(1, input.exposureDays)) * 30;
}

/** The heat map's figure for one device in a range: captures counted, or bait eaten in percent summed over checks. */
export function heatValue(deviceType: DeviceType, captures: number, consumedPercent: number): number {
  return familyOf(deviceType) === 'consumption' ? consumedPercent : captures;
}

/** What the same devices caught in two periods, and for how long they stood in each. */
export interface SameDeviceCounts {
  readonly count: number;
  readonly deviceDays: number;
  readonly previousCount: number;
  readonly previousDeviceDays: number;
}

/**
 * Change of captures per device-day, as a share of what it was: −0.5 is half as many. Null where there is nothing to
 * compare with: no time that the devices stood, or no capture before.
 */
export function rateChange({ count, deviceDays, previousCount, previousDeviceDays }: SameDeviceCounts): number | null {
  if (deviceDays === 0 || previousDeviceDays === 0 || previousCount === 0) return null;
  return count / deviceDays / (previousCount / previousDeviceDays) - 1;
}

/** One device's figure on the leaderboard. */
export interface Rankable {
  readonly code: string;
  readonly value: number;
}

/** Most active first; ties by device code, so that the order is deterministic. Devices without activity are not ranked. */
export function rankByActivity<Row extends Rankable>(rows: readonly Row[], places: number): Row[] {
  return rows
    .filter((row) => row.value > 0)
    .sort((a, b) => b.value - a.value || compareCodes(a.code, b.code))
    .slice(0, places);
}

function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
