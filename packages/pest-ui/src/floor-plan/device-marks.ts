import type { DeviceType } from 'pest-sdk';
import * as plan from '../theme/plan-color';
import type { DeviceShape, DeviceTypeInfo } from '../trade/device-types';
import type { DeviceState } from './floor-plan.types';

/** Outlines in a 32 × 32 box around 0, so that a type is told by its shape before its colour. */
export const shapePaths: Record<DeviceShape, string> = {
  diamond: 'M0-16 16 0 0 16-16 0Z',
  square: 'M-13.3-13.3H13.3V13.3H-13.3Z',
  triangle: 'M0-17.3 18 14H-18Z',
  hexagon: 'M-8.3-14.7H8.3L16.5 0 8.3 14.7H-8.3L-16.5 0Z',
  circle: 'M-14.5 0A14.5 14.5 0 1 1 14.5 0A14.5 14.5 0 1 1-14.5 0Z',
  pentagon: 'M0-16 15.2-5 9.4 13H-9.4L-15.2-5Z',
};

/** How far below the middle the letters stand, so that they sit in the broad part of the shape. */
export const shapeLetterOffsets: Record<DeviceShape, number> = {
  diamond: 0,
  square: 0,
  triangle: 4.8,
  hexagon: 0,
  circle: 0,
  pentagon: 1,
};

/** Outline of each device type of the specification. */
export const deviceShapes: Record<DeviceType, string> = {
  flyLamp: shapePaths.diamond,
  mouseTrap: shapePaths.square,
  cockroachTrap: shapePaths.triangle,
  baitStation: shapePaths.hexagon,
};

export const letterOffsets: Record<DeviceType, number> = {
  flyLamp: shapeLetterOffsets.diamond,
  mouseTrap: shapeLetterOffsets.square,
  cockroachTrap: shapeLetterOffsets.triangle,
  baitStation: shapeLetterOffsets.hexagon,
};

/** Fill of each device type's outline. */
export const deviceFills: Record<DeviceType, string> = {
  flyLamp: plan.flyLamp,
  mouseTrap: plan.mouseTrap,
  cockroachTrap: plan.cockroachTrap,
  baitStation: plan.baitStation,
};
const fills: Readonly<Record<string, string>> = deviceFills;

/** Fill of a type's outline: the host's own colour, else its token. */
export function fillOf({ type, color }: DeviceTypeInfo): string {
  return color ?? fills[type] ?? plan.otherDevice;
}

/** Bait stations are hollow: told from the others in grey and in print, too. */
export function isHollow({ type }: DeviceTypeInfo): boolean {
  return type === 'baitStation';
}

/** What stands inside a mark: the number at the end of the device's code, else the letters of its type. */
export function markText(code: string, { letters }: DeviceTypeInfo): string {
  const digits = /0*(\d{1,4})\D*$/.exec(code)?.[1];
  return digits ?? letters;
}

/** What nobody has looked into is hatched. */
const unchecked: ReadonlySet<DeviceState> = new Set(['due', 'next', 'notOpened']);

/** How the shape of a mark is filled. */
export type MarkLook = 'solid' | 'hollow' | 'due' | 'idle';

export function lookOf(info: DeviceTypeInfo, state: DeviceState = 'ok', idle = false): MarkLook {
  if (idle) return 'idle';
  if (unchecked.has(state)) return 'due';
  return isHollow(info) ? 'hollow' : 'solid';
}

export const deviceBadges = ['fault', 'activity', 'done', 'next', 'notOpened', 'finding'] as const;
export type DeviceBadge = (typeof deviceBadges)[number];

/** One at a time: a finding where the state has none of its own. */
export function badgeOf(state: DeviceState = 'ok', finding = false): DeviceBadge | null {
  return deviceBadges.find((badge) => badge === state) ?? (finding ? 'finding' : null);
}
