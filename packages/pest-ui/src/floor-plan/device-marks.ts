import { type DeviceShape, deviceTypeRow, type MarkColour, type MarkInks, type MarkLook } from 'pest-sdk';
import * as plan from '../theme/plan-color';
import type { DeviceTypeInfo } from '../trade/device-types';
import type { DeviceState } from './floor-plan.types';

const fills: Readonly<Record<MarkColour, string>> = {
  flying: plan.flyLamp,
  rodent: plan.mouseTrap,
  crawling: plan.cockroachTrap,
  bait: plan.baitStation,
  other: plan.otherDevice,
};

/** Colour of a type's mark: the host's own, else its token. */
export function fillOf({ type, color }: DeviceTypeInfo): string {
  return color ?? fills[deviceTypeRow(type)?.mark.colour ?? 'other'];
}

/** What the mark of a type is drawn with. */
export function inksOf(info: DeviceTypeInfo): MarkInks {
  return { paper: plan.paper, colour: fillOf(info) };
}

/** The looks of a mark, and that of a device that is not in use: hollow, grey and dashed. */
export type PlacedLook = MarkLook | 'idle';

/** What a mark is drawn from: its outline, its look, its colours. */
export function drawnAs(info: DeviceTypeInfo, look: PlacedLook): [DeviceShape, MarkLook, MarkInks] {
  const inks = inksOf(info);
  return look === 'idle' ? [info.shape, 'hollow', { ...inks, colour: plan.idle }] : [info.shape, look, inks];
}

/** A device that was not opened is hatched. */
const unchecked: ReadonlySet<DeviceState> = new Set(['due', 'next', 'notOpened']);

/** How a mark looks where its device was looked into. */
export function ownLookOf({ type }: DeviceTypeInfo): MarkLook {
  return deviceTypeRow(type)?.mark.look ?? 'solid';
}

export function lookOf(info: DeviceTypeInfo, state: DeviceState = 'ok', idle = false): PlacedLook {
  if (idle) return 'idle';
  return unchecked.has(state) ? 'due' : ownLookOf(info);
}

export const deviceBadges = ['fault', 'activity', 'done', 'next', 'notOpened', 'finding'] as const;
export type DeviceBadge = (typeof deviceBadges)[number];

/** The sign of each, beside its colour. */
export const badgeSigns: Readonly<Record<DeviceBadge, string>> = {
  fault: '×',
  activity: '↑',
  done: '✓',
  next: '→',
  notOpened: '–',
  finding: '!',
};

/** One badge at a time: that of the state, else that of a finding. */
export function badgeOf(state: DeviceState = 'ok', finding = false): DeviceBadge | null {
  return deviceBadges.find((badge) => badge === state) ?? (finding ? 'finding' : null);
}
