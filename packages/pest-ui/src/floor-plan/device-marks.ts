import type { DeviceType } from 'pest-sdk';
import * as plan from '../theme/plan-color';

/** Outline of each device type in a 32 × 32 box around 0, so that type is told by shape before colour. */
export const deviceShapes: Record<DeviceType, string> = {
  flyLamp: 'M0 -15 15 0 0 15 -15 0Z',
  mouseTrap: 'M-11 -12H11Q12 -12 12 -11V11Q12 12 11 12H-11Q-12 12 -12 11V-11Q-12 -12 -11 -12Z',
  cockroachTrap: 'M0 -15 15 12H-15Z',
  baitStation: 'M-7.5 -13H7.5L15 0 7.5 13H-7.5L-15 0Z',
};

/** Fill of each device type's outline. */
export const deviceFills: Record<DeviceType, string> = {
  flyLamp: plan.flyLamp,
  mouseTrap: plan.mouseTrap,
  cockroachTrap: plan.cockroachTrap,
  baitStation: plan.baitStation,
};

/** How far below the middle the letters stand, so that they sit in the broad part of the shape. */
export const letterOffsets: Record<DeviceType, number> = { flyLamp: 0, mouseTrap: 0, cockroachTrap: 4, baitStation: 0 };
