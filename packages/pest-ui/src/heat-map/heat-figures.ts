import { type DeviceType, deviceTypeRules, type ReadingFamily, rankByActivity } from 'pest-sdk';
import type { HeatDomain, HeatMeasure, HeatPoint } from './HeatMap.types';

/** A device with the figure that board, table, plan and cloud all show. */
export interface HeatFigure {
  readonly point: HeatPoint;
  readonly code: string;
  readonly value: number;
  /** The same figure for the range before; null when it is not known. */
  readonly previous: number | null;
  /** Part of the total of all devices shown, 0 to 1. */
  readonly share: number;
}

/** Captures and bait eaten are different things and are never added; a picture shows one of them. */
export function familiesOf(points: readonly HeatPoint[]): ReadingFamily[] {
  const found = new Set(points.map((point) => deviceTypeRules[point.type].family));
  return (['count', 'consumption'] as const).filter((family) => found.has(family));
}

/** The device types of one family that the points hold, in the trade's order. */
export function typesOf(
  points: readonly HeatPoint[],
  family: ReadingFamily,
  order: readonly DeviceType[],
): DeviceType[] {
  const found = new Set(points.map((point) => point.type));
  return order.filter((type) => found.has(type) && deviceTypeRules[type].family === family);
}

/**
 * The figures of devices of one family. A share is always of what was caught or eaten: rates do not add up, so a part of
 * their sum would say nothing.
 */
export function heatFigures(points: readonly HeatPoint[], measure: HeatMeasure): HeatFigure[] {
  const total = points.reduce((sum, point) => sum + (point.checked ? point.value : 0), 0);
  return points.map((point) => ({
    point,
    code: point.code,
    value: point.checked ? measured(point.value, point, measure) : 0,
    previous: previousOf(point, measure),
    share: point.checked && total > 0 ? point.value / total : 0,
  }));
}

/** What a figure is divided by. */
type Exposure = Pick<HeatPoint, 'type' | 'checks' | 'deviceDays'>;

/**
 * Per device-day makes a device that stood for a week comparable with one that stood for a month; of bait, what was eaten
 * at a check is the mean over the checks, since percents of different checks are not percents of anything together.
 */
function measured(value: number, exposure: Exposure, measure: HeatMeasure): number {
  return value / Math.max(1, divisorOf(exposure, measure));
}

function divisorOf({ type, checks, deviceDays }: Exposure, measure: HeatMeasure): number {
  if (measure === 'perDeviceDay') return deviceDays;
  return deviceTypeRules[type].family === 'consumption' ? checks : 1;
}

function previousOf(point: HeatPoint, measure: HeatMeasure): number | null {
  const { type, previous, previousChecks = point.checks, previousDeviceDays = point.deviceDays } = point;
  if (previous === undefined || point.previousChecks === 0) return null;
  return measured(previous, { type, checks: previousChecks, deviceDays: previousDeviceDays }, measure);
}

/**
 * Growth against the range before, 1 being twice as much; null when there was nothing to compare with, or nothing to
 * compare: a device that nobody checked has not caught less.
 */
export function changeOf({ point, value, previous }: HeatFigure): number | null {
  return !point.checked || previous === null || previous === 0 ? null : (value - previous) / previous;
}

export interface HeatSummary {
  /** Catches altogether, or over all checked devices the mean per check or the rate per device-day. */
  readonly total: number;
  readonly checked: number;
  readonly devices: number;
  readonly top: HeatFigure | null;
  /** How few devices make at least half of the total, and what part they make. */
  readonly few: { readonly devices: number; readonly share: number } | null;
}

export function summarize(figures: readonly HeatFigure[], measure: HeatMeasure): HeatSummary {
  const checked = figures.filter(({ point }) => point.checked);
  return {
    total: overall(checked, measure),
    checked: checked.length,
    devices: figures.length,
    top: rankByActivity(figures, 1)[0] ?? null,
    few: fewest(checked),
  };
}

/** One figure for all devices: what was caught or eaten, over the days or checks of all. Rates are never added. */
function overall(checked: readonly HeatFigure[], measure: HeatMeasure): number {
  const sumOf = (part: (point: HeatPoint) => number) => checked.reduce((sum, { point }) => sum + part(point), 0);
  const divisor = checked.some(({ point }) => isMean(point, measure)) ? sumOf((point) => divisorOf(point, measure)) : 1;
  return sumOf(({ value }) => value) / Math.max(1, divisor);
}

function isMean({ type }: HeatPoint, measure: HeatMeasure): boolean {
  return measure === 'perDeviceDay' || deviceTypeRules[type].family === 'consumption';
}

function fewest(checked: readonly HeatFigure[]): HeatSummary['few'] {
  let share = 0;
  const bySize = [...checked].sort((one, other) => other.share - one.share || byCode(one, other));
  for (const [index, figure] of bySize.entries()) {
    share += figure.share;
    if (share >= 0.5) return { devices: index + 1, share };
  }
  return null;
}

/** From zero to the next round number above the highest figure. */
export function fittingDomain(figures: readonly HeatFigure[]): HeatDomain {
  const highest = figures.reduce((max, { value }) => Math.max(max, value), 0);
  return [0, roundUp(highest)];
}

/** The next round number at or above a number; 1 when there is nothing. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1;
  const decade = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * decade >= value) ?? 10;
  return Number((step * decade).toPrecision(2));
}

/** A minimum never passes the maximum: it stops there, and the other way round. */
export function withMin([, max]: HeatDomain, min: number): HeatDomain {
  return [Math.min(Math.max(0, min), max), max];
}
export function withMax([min]: HeatDomain, max: number): HeatDomain {
  return [min, Math.max(min, max)];
}

/** The figure nearest to a spot, no further than `reach`; distances in pixels of a picture `width` × `height`. */
export function nearestFigure(
  figures: readonly HeatFigure[],
  at: { readonly x: number; readonly y: number },
  picture: { readonly width: number; readonly height: number },
  reach: number,
): HeatFigure | null {
  let nearest: HeatFigure | null = null;
  let least = reach;
  for (const figure of figures) {
    const distance = Math.hypot((figure.point.x - at.x) * picture.width, (figure.point.y - at.y) * picture.height);
    if (distance <= least) {
      nearest = figure;
      least = distance;
    }
  }
  return nearest;
}

export const sortKeys = ['code', 'type', 'value', 'share', 'change', 'checks', 'deviceDays'] as const;
export type SortKey = (typeof sortKeys)[number];
export interface HeatSort {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Sorts the table; what is equal stays in the order of device codes, and what is not known comes last. */
export function sortFigures(figures: readonly HeatFigure[], { key, descending }: HeatSort): HeatFigure[] {
  const sign = descending ? -1 : 1;
  return [...figures].sort((a, b) => {
    const [one, other] = [figureValue(a, key), figureValue(b, key)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byCode(a, b);
    return (one < other ? -sign : one > other ? sign : 0) || byCode(a, b);
  });
}

/** A figure as the plain value of one column; null when it is not known. */
export function figureValue(figure: HeatFigure, key: SortKey): string | number | null {
  switch (key) {
    case 'code':
      return figure.code;
    case 'type':
      return figure.point.type;
    case 'change':
      return changeOf(figure);
    case 'checks':
    case 'deviceDays':
      return figure.point[key];
    case 'value':
    case 'share':
      return figure.point.checked ? figure[key] : null;
  }
}

function byCode(a: HeatFigure, b: HeatFigure): number {
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0;
}
