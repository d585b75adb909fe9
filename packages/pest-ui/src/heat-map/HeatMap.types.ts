import type { DeviceType, Species, TimeRange } from 'pest-sdk';
import type { HTMLAttributes } from 'react';
import type { FloorPlan } from '../floor-plan/floor-plan.types';
import type { Blending } from './density-plugin';
import type { PaletteName } from './palette';

/** What one device of the plan caught, or had eaten, in the chosen range. */
export interface HeatPoint {
  readonly deviceId: string;
  readonly code: string;
  readonly name?: string | undefined;
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
  readonly previous?: number | undefined;
  /** Checks in the range before: with 0, its figure says nothing. Default: as many as in this range. */
  readonly previousChecks?: number | undefined;
  /** Days it stood in the range before. Default: as many as in this range. */
  readonly previousDeviceDays?: number | undefined;
}

export const heatViews = ['plan', 'heat', 'table'] as const;
/** Floor plan with markers, or heat map. */
export type HeatView = (typeof heatViews)[number];

export const heatMeasures = ['count', 'perDeviceDay'] as const;
/**
 * What the heat map shows: catches of the range (of bait, the mean that was eaten per check), or the rate per
 * device-day.
 */
export type HeatMeasure = (typeof heatMeasures)[number];

/** From where the colours begin to where they end, in the units of the measure. */
export type HeatDomain = readonly [min: number, max: number];

/** Props of {@link HeatMap}. */
export interface HeatMapProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> {
  /** Null: there is none yet. */
  readonly plan: FloorPlan | null;
  /** The readings of the devices on the plan for the chosen range. */
  readonly points: readonly HeatPoint[];
  readonly view?: HeatView | undefined;
  /** Default `heat`. */
  readonly defaultView?: HeatView | undefined;
  readonly onViewChange?: ((view: HeatView) => void) | undefined;
  readonly range?: TimeRange | undefined;
  /** Default `month`. */
  readonly defaultRange?: TimeRange | undefined;
  /** The host then brings the points of that range. */
  readonly onRangeChange?: ((range: TimeRange) => void) | undefined;
  readonly measure?: HeatMeasure | undefined;
  /** Default `count`. */
  readonly defaultMeasure?: HeatMeasure | undefined;
  readonly onMeasureChange?: ((measure: HeatMeasure) => void) | undefined;
  /**
   * Without it the scale is fitted to the data of each range, until the person pins it: then a colour keeps its meaning
   * from range to range.
   */
  readonly domain?: HeatDomain | undefined;
  readonly onDomainChange?: ((domain: HeatDomain, meta: { readonly final: boolean }) => void) | undefined;
  readonly selected?: string | null | undefined;
  readonly defaultSelected?: string | null | undefined;
  readonly onSelectedChange?: ((id: string | null) => void) | undefined;
  /** Places on the board. Default 10; 0 hides it. */
  readonly top?: number | undefined;
  readonly palette?: PaletteName | undefined;
  /** How far one device reaches, as a part of the plan's long side. Default 0.04. */
  readonly radius?: number | undefined;
  /** 0 to 1, where it is densest. */
  readonly opacity?: number | undefined;
  readonly blending?: Blending | undefined;
  readonly loading?: boolean | undefined;
  /** What went wrong, in words for people. */
  readonly error?: string | null | undefined;
  readonly onRetry?: (() => void) | undefined;
}
