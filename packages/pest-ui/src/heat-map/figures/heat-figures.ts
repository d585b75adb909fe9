import { type ReadingFamily, rankByActivity } from 'pest-sdk';
import type { AnyDeviceType, DeviceTypes } from '../../trade/device-types';
import type { HeatMeasure, HeatPoint } from './heat-points';
import type { HeatReading } from './heat-readings';

/**
 * What can be said of a device: that it caught, that it caught nothing, that nobody looked, or that what the record says
 * is no figure.
 */
export type ReadingState = 'some' | 'zero' | 'unchecked' | 'unknown';

/** A device with the figure that board, table, plan and cloud all show. */
export interface HeatFigure<Point extends HeatPoint = HeatPoint> {
  readonly point: HeatReading<Point>;
  readonly code: string;
  readonly state: ReadingState;
  /** 0 where it is not known; see `state`. */
  readonly value: number;
  /** The same figure for the range before; null when it is not known. */
  readonly previous: number | null;
  /** Part of the total of all devices shown, 0 to 1. */
  readonly share: number;
}

/** Captures and bait eaten are different things and are never added; a picture shows one of them. */
export function familiesOf(points: readonly HeatReading[]): ReadingFamily[] {
  const found = new Set(points.map(({ family }) => family));
  return (['count', 'consumption'] as const).filter((family) => found.has(family));
}

/** The device types of one family that the points hold: in the host's order, then those that nobody named. */
export function typesOf(points: readonly HeatReading[], family: ReadingFamily, types: DeviceTypes): AnyDeviceType[] {
  const found = new Set(points.filter((point) => point.family === family).map(({ type }) => type));
  const named = types.all.map(({ type }) => type).filter((type) => found.has(type));
  return [...named, ...[...found].filter((type) => !types.known(type))];
}

/**
 * The figures of devices of one family. A share is always of what was caught or eaten: rates do not add up, so a part of
 * their sum would say nothing.
 */
export function heatFigures(points: readonly HeatReading[], measure: HeatMeasure): HeatFigure[] {
  const total = points.reduce((sum, point) => sum + (point.checked ? (point.value ?? 0) : 0), 0);
  return points.map((point) => {
    const value = point.checked ? measured(point.value, point, measure) : null;
    return {
      point,
      code: point.code,
      state: !point.checked ? 'unchecked' : value === null ? 'unknown' : value > 0 ? 'some' : 'zero',
      value: value ?? 0,
      previous: previousOf(point, measure),
      share: point.checked && total > 0 ? (point.value ?? 0) / total : 0,
    };
  });
}

/** Whether there is a figure at all. */
export function isKnown({ state }: HeatFigure): boolean {
  return state === 'some' || state === 'zero';
}

/** What a figure is divided by. */
type Exposure = Pick<HeatReading, 'family' | 'checks' | 'deviceDays'>;

/**
 * Per device-day makes a device that stood for a week comparable with one that stood for a month; of bait, what was eaten
 * at a check is the mean over the checks, since percents of different checks are not percents of anything together.
 * Without days or checks there is no rate.
 */
function measured(value: number | null, exposure: Exposure, measure: HeatMeasure): number | null {
  const divisor = divisorOf(exposure, measure);
  return value === null || divisor === null || divisor === 0 ? null : value / divisor;
}

function divisorOf({ family, checks, deviceDays }: Exposure, measure: HeatMeasure): number | null {
  if (measure === 'perDeviceDay') return deviceDays;
  return family === 'consumption' ? checks : 1;
}

function previousOf(point: HeatReading, measure: HeatMeasure): number | null {
  const { family, previous, previousChecks, previousDeviceDays } = point;
  if (previousChecks === 0) return null;
  return measured(previous, { family, checks: previousChecks, deviceDays: previousDeviceDays }, measure);
}

/**
 * Growth against the range before, 1 being twice as much; null when there was nothing to compare with, or nothing to
 * compare: a device that nobody checked has not caught less.
 */
export function changeOf(figure: HeatFigure): number | null {
  const { value, previous } = figure;
  return !isKnown(figure) || previous === null || previous === 0 ? null : (value - previous) / previous;
}

/** How much more or less than before, in the measure's own unit; null when one of the two is not known. */
export function differenceOf(figure: HeatFigure): number | null {
  return isKnown(figure) && figure.previous !== null ? figure.value - figure.previous : null;
}

/** The devices that rose most, most first, ties by code; those without one of the two figures have not risen. */
export function rankByRise(figures: readonly HeatFigure[], places: number): HeatFigure[] {
  const rises = figures.map((figure) => ({ figure, code: figure.code, value: differenceOf(figure) ?? 0 }));
  return rankByActivity(rises, places).map(({ figure }) => figure);
}

/** One figure for all devices, in words: how much, of how many. */
export interface HeatSummary {
  /** Catches altogether, or over all checked devices the mean per check or the rate per device-day. Null: not known. */
  readonly total: number | null;
  /** The same for the range before, over the devices that were checked then. */
  readonly previousTotal: number | null;
  readonly checked: number;
  readonly devices: number;
  /** Devices whose record holds no figure. */
  readonly unknown: number;
  readonly top: HeatFigure | null;
  /** How few devices make at least half of the total, and what part they make. */
  readonly few: { readonly devices: number; readonly share: number } | null;
}

export function summarize(figures: readonly HeatFigure[], measure: HeatMeasure): HeatSummary {
  const checked = figures.filter(({ point }) => point.checked);
  return {
    total: overall(
      checked.map(({ point }) => point),
      measure,
    ),
    previousTotal: overall(
      figures.flatMap(({ point }) => (point.previous === null || point.previousChecks === 0 ? [] : [before(point)])),
      measure,
    ),
    checked: checked.length,
    devices: figures.length,
    unknown: figures.filter(({ state }) => state === 'unknown').length,
    top: rankByActivity(figures, 1)[0] ?? null,
    few: fewest(checked),
  };
}

function before({ family, previous, previousChecks, previousDeviceDays }: HeatReading) {
  return { family, value: previous, checks: previousChecks, deviceDays: previousDeviceDays };
}

/**
 * What was caught or eaten, over the days or checks of all: rates are never added. Only devices whose catch and days are
 * both known are counted, in the sum and in what it is divided by.
 */
function overall(points: readonly (Exposure & Pick<HeatReading, 'value'>)[], measure: HeatMeasure): number | null {
  const isMean = measure === 'perDeviceDay' || points.some(({ family }) => family === 'consumption');
  let caught = 0;
  let over = 0;
  let known = 0;
  for (const point of points) {
    const divisor = divisorOf(point, measure);
    if (point.value === null || divisor === null || divisor === 0) continue;
    known += 1;
    caught += point.value;
    over += divisor;
  }
  if (known === 0) return null;
  return isMean ? caught / over : caught;
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
    const { position } = figure.point;
    if (!position) continue;
    const distance = Math.hypot((position.x - at.x) * picture.width, (position.y - at.y) * picture.height);
    if (distance <= least) {
      nearest = figure;
      least = distance;
    }
  }
  return nearest;
}

export const sortKeys = [
  'code',
  'type',
  'workshopName',
  'value',
  'previous',
  'difference',
  'share',
  'change',
  'checks',
  'deviceDays',
] as const;
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
    case 'workshopName':
    case 'deviceDays':
      return figure.point[key];
    case 'checks':
      return figure.point.checks;
    case 'previous':
      return figure.previous;
    case 'difference':
      return differenceOf(figure);
    case 'change':
      return changeOf(figure);
    case 'value':
    case 'share':
      return isKnown(figure) ? figure[key] : null;
  }
}

function byCode(a: HeatFigure, b: HeatFigure): number {
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0;
}
