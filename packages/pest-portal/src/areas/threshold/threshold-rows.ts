import { type DeviceThreshold, deviceTypes, type PestGroup, pestGroups, type Threshold } from 'pest-sdk';

/** Whom a threshold is for: all of the site by a group of pests, or each device of a type. */
export const thresholdScopes = [...pestGroups, ...deviceTypes] as const;
export type ThresholdScope = (typeof thresholdScopes)[number];

/** A threshold of either kind, as the list shows it. */
export interface ThresholdRow {
  readonly scope: ThresholdScope;
  readonly fromDay: string;
  readonly value: number;
  readonly source: string;
  readonly setBy: string;
  readonly setAt: string;
}

export function isGroup(scope: ThresholdScope): scope is PestGroup {
  return pestGroups.some((group) => group === scope);
}

/** Both kinds in one list: the newest day first, within a day the site before its devices. */
export function thresholdRows(site: readonly Threshold[], devices: readonly DeviceThreshold[]): ThresholdRow[] {
  const rows: ThresholdRow[] = [
    ...site.map(({ group, monthly, ...row }) => ({ ...row, scope: group, value: monthly })),
    ...devices.map(({ deviceType, ...row }) => ({ ...row, scope: deviceType })),
  ];
  return rows.sort(
    (a, b) => b.fromDay.localeCompare(a.fromDay) || thresholdScopes.indexOf(a.scope) - thresholdScopes.indexOf(b.scope),
  );
}
