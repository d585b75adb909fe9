import { type DeviceActivity, daysBetween, familyOf, limits, type RequestInput, rankByActivity } from 'pest-sdk';
import { type DeviceTypeInfo, deviceTypesOf, standardDeviceTypes } from '../../trade/device-types';
import { familiesOf, type HeatFigure, type HeatSummary, heatFigures, summarize, typesOf } from './heat-figures';
import type { HeatDays, HeatFrame, HeatMeasure, HeatPoint, HeatRange, HeatThreshold } from './heat-points';
import { readingsOf } from './heat-readings';
import { type PestSummary, pestSummary } from './pest-summary';

/** What `HeatMap` takes of an answer of `device.mosquitoGraph`: `<HeatMap plan={plan} {...heatDataOf(activity)} />`. */
export interface HeatData {
  readonly points: readonly HeatPoint[];
  readonly days: HeatDays;
  /** Present if the answer has a series. */
  readonly frames: readonly HeatFrame[] | undefined;
  /** The limits agreed for the site. */
  readonly threshold: readonly HeatThreshold[];
}

/** Reads an answer of `device.mosquitoGraph`. */
export function heatDataOf(activity: DeviceActivity): HeatData {
  const { points, from, to, underWay, series } = activity;
  return { points, days: { from, to, underWay }, frames: series, threshold: heatThresholds(activity) };
}

/** Captures are agreed for so many days. */
const agreedDays = 30;

/**
 * What was agreed for one device, as the heat map takes it. Captures in 30 days become those of the days shown, and a
 * rate; bait is a mean over the checks, whatever the days.
 */
export function heatThresholds({ from, to, thresholds = [] }: DeviceActivity): HeatThreshold[] {
  const days = daysBetween(from, to) + 1;
  return thresholds.flatMap(({ deviceType, value }): HeatThreshold[] => {
    const types = [deviceType];
    if (familyOf(deviceType) === 'consumption') return [{ types, family: 'consumption', value }];
    return [
      { types, value: (value * days) / agreedDays },
      { types, measure: 'perDeviceDay', value: value / agreedDays },
    ];
  });
}

/** How `device.mosquitoGraph` is asked for a range of the heat map. */
export function heatRangeQuery(range: HeatRange): Pick<RequestInput<'device.mosquitoGraph'>, 'range' | 'from' | 'to'> {
  return typeof range === 'string' ? { range } : { from: range.from, to: range.to };
}

/** What the heat map would say of points, worked out without drawing it: for mails, reports and tests. */
export interface HeatFindings {
  readonly summary: HeatSummary;
  /** Most active first, ties by code. */
  readonly top: readonly HeatFigure[];
  /** What was caught by type and by species. */
  readonly pests: PestSummary;
}

/** The figures of the heat map; captures where there are both captures and bait eaten. */
export function heatFindings(
  points: readonly HeatPoint[],
  {
    measure = 'count',
    deviceTypes = standardDeviceTypes,
  }: { readonly measure?: HeatMeasure; readonly deviceTypes?: readonly DeviceTypeInfo[] } = {},
): HeatFindings {
  const types = deviceTypesOf(deviceTypes, 'en');
  const readings = readingsOf(points, types);
  const family = familiesOf(readings)[0] ?? 'count';
  const counted = readings.filter((reading) => reading.family === family);
  const figures = heatFigures(counted, measure);
  return {
    summary: summarize(figures, measure),
    top: rankByActivity(figures, limits.topDevices),
    pests: pestSummary(counted, typesOf(counted, family, types)),
  };
}
