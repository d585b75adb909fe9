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

export function heatFigures(points: readonly HeatPoint[], measure: HeatMeasure): HeatFigure[] {
  const figures = points.map((point) => ({
    point,
    code: point.code,
    value: point.checked ? measured(point.value, point, measure) : 0,
    previous: point.previous === undefined ? null : measured(point.previous, point, measure),
  }));
  const total = figures.reduce((sum, { value }) => sum + value, 0);
  return figures.map((figure) => ({ ...figure, share: total > 0 ? figure.value / total : 0 }));
}

/** Per device-day makes a device that stood for a week comparable with one that stood for a month. */
function measured(value: number, point: HeatPoint, measure: HeatMeasure): number {
  return measure === 'count' ? value : value / Math.max(1, point.deviceDays);
}

/** Growth against the range before, 1 being twice as much; null when there was nothing to compare with. */
export function changeOf({ value, previous }: Pick<HeatFigure, 'value' | 'previous'>): number | null {
  return previous === null || previous === 0 ? null : (value - previous) / previous;
}

export interface HeatSummary {
  readonly total: number;
  readonly checked: number;
  readonly devices: number;
  readonly top: HeatFigure | null;
  /** How few devices make at least half of the total, and what part they make. */
  readonly few: { readonly devices: number; readonly share: number } | null;
}

export function summarize(figures: readonly HeatFigure[]): HeatSummary {
  const ranked = rankByActivity(figures, figures.length);
  return {
    total: figures.reduce((sum, { value }) => sum + value, 0),
    checked: figures.filter(({ point }) => point.checked).length,
    devices: figures.length,
    top: ranked[0] ?? null,
    few: fewest(ranked),
  };
}

function fewest(ranked: readonly HeatFigure[]): HeatSummary['few'] {
  let share = 0;
  for (const [index, figure] of ranked.entries()) {
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
