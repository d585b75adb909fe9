import type { DaySpan, ReadingFamily, TimeRange } from 'pest-sdk';
import type { AnyDeviceType } from '../../trade/device-types';
import type { AnySpecies } from '../../trade/species';

/** How many of one kind were caught. */
export interface SpeciesCount {
  readonly species: AnySpecies;
  readonly count: number;
}

/** What one device of the plan caught, or had eaten, in the days that the points cover. */
export interface HeatPoint {
  readonly deviceId: string;
  readonly code: string;
  readonly name?: string | null | undefined;
  /** The room it stands in. */
  readonly workshopName?: string | null | undefined;
  /** One of the specification's four or of the host's own; one that nobody named is shown with a question mark. */
  readonly type: AnyDeviceType;
  /** Fractions 0 to 1 of the plan's picture, from the top left. Anything else has no place on the plan and is said so. */
  readonly x: number;
  readonly y: number;
  /**
   * Captures, or bait eaten in percent summed over the checks, as the device's type says. What is no number is shown as
   * unknown, never as 0.
   */
  readonly value: number | null;
  /** False when nobody checked it: its zero is then unknown, not none. @default true */
  readonly checked?: boolean | undefined;
  /** @default 1 where it was checked */
  readonly checks?: number | null | undefined;
  /** Days of exposure that the checks cover; without them it has no rate per device-day. */
  readonly deviceDays?: number | null | undefined;
  readonly species?: readonly SpeciesCount[] | null | undefined;
  /** The same figure for the days before, as many as these. */
  readonly previous?: number | null | undefined;
  /** Checks in the days before: with 0, its figure says nothing. Default: as many as now. */
  readonly previousChecks?: number | null | undefined;
  /** Days of exposure before. Default: as many as now. */
  readonly previousDeviceDays?: number | null | undefined;
  readonly previousSpecies?: readonly SpeciesCount[] | null | undefined;
  /** Moment of the last completed check. */
  readonly lastCheckedAt?: string | null | undefined;
}

/** The figures of one day or one service, to play through: devices that it does not name were not checked. */
export interface HeatFrame extends DaySpan {
  readonly readings: readonly {
    readonly deviceId: string;
    readonly value: number | null;
    readonly checks?: number | null | undefined;
    readonly deviceDays?: number | null | undefined;
    readonly species?: readonly SpeciesCount[] | null | undefined;
  }[];
}

export const heatMeasures = ['count', 'perDeviceDay'] as const;
/**
 * What the heat map shows: catches of the days (of bait, the mean that was eaten per check), or the rate per device-day.
 */
export type HeatMeasure = (typeof heatMeasures)[number];

/** A named range, or days of the site's time zone, both included. */
export type HeatRange = TimeRange | DaySpan;

/** From where the colours begin to where they end, in the units of the measure. */
export type HeatDomain = readonly [min: number, max: number];

/** The site's own limit for one device: a line or words in the legend, a mark on board and plan. */
export interface HeatThreshold {
  readonly value: number;
  /** @default 'count' */
  readonly measure?: HeatMeasure | undefined;
  /** @default 'count' */
  readonly family?: ReadingFamily | undefined;
  /** Whose limit it is. @default every type's */
  readonly types?: readonly AnyDeviceType[] | undefined;
}

/** The days that the points cover, and what of them is not settled. */
export interface HeatDays extends DaySpan {
  /** Checks among them by services that are not handed in, whose readings may still change: said beside the sum. */
  readonly underWay?: number | undefined;
}
