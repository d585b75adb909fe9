import type { DeviceType, Species } from 'pest-sdk';

/** What one device of the plan caught, or had eaten, in the chosen range. */
export interface HeatPoint {
  readonly deviceId: string;
  readonly code: string;
  readonly name?: string;
  readonly type: DeviceType;
  /** Fractions 0 to 1 of the plan's picture, from the top left. */
  readonly x: number;
  readonly y: number;
  /** Captures, or bait eaten in percent summed over the checks, as the device's type says. */
  readonly value: number;
  /** False when nobody checked it in the range: its zero is then unknown, not none. */
  readonly checked: boolean;
  readonly checks: number;
  /** Days it stood in the range. */
  readonly deviceDays: number;
  readonly species: readonly { readonly species: Species; readonly count: number }[];
  /** The same figure for the range before, of equal length. */
  readonly previous?: number;
}

export const heatViews = ['plan', 'heat', 'table'] as const;
export type HeatView = (typeof heatViews)[number];

export const heatMeasures = ['count', 'perDeviceDay'] as const;
export type HeatMeasure = (typeof heatMeasures)[number];

/** From where the colours begin to where they end, in the units of the measure. */
export type HeatDomain = readonly [min: number, max: number];
