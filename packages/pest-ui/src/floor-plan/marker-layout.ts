import type { AnyDeviceType } from '../trade/device-types';
import type { PlanDevice } from './floor-plan.types';
import { clampPosition } from './plan-geometry';
import type { Size } from './viewport';

/**
 * What there is room for between devices, not how far one zoomed in: dots, marks with a number, marks of full size, and
 * their codes beneath.
 */
export type MarkerTier = 'far' | 'mid' | 'near' | 'close';

/** Where the code of a device stands: below or above its mark. */
export type LabelSide = 'below' | 'above';

/** One device with a mark of its own, in pixels of the picture. */
export interface MarkerSpot {
  readonly device: PlanDevice;
  readonly x: number;
  readonly y: number;
  readonly label: LabelSide | null;
}

/** Devices that stand too close to be told apart or pressed. */
export interface MarkerCluster {
  /** That of its first device. */
  readonly id: string;
  readonly devices: readonly PlanDevice[];
  readonly x: number;
  readonly y: number;
  /** How many of each type, the most frequent first. */
  readonly types: readonly { readonly type: AnyDeviceType; readonly count: number }[];
}

/** What a plan shows at one scale. */
export interface MarkerLayout {
  readonly tier: MarkerTier;
  readonly spots: readonly MarkerSpot[];
  readonly clusters: readonly MarkerCluster[];
}

/** The layout before the window is measured: it is empty, because it would be replaced at once. */
export const noMarkers: MarkerLayout = { tier: 'near', spots: [], clusters: [] };

export interface LayoutOptions {
  /** With a place, in reading order. */
  readonly devices: readonly PlanDevice[];
  readonly image: Size;
  /** Pixels of the screen per pixel of the picture; 0 while nothing is drawn yet. */
  readonly scale: number;
  /** Pixels of a mark at full size. */
  readonly size: number;
  /** Never in a cluster: what is selected. */
  readonly apart: string | null;
}

/** Pixels of the screen: what a finger or a mouse can hit (WCAG 2.5.8). */
export const leastTarget = 24;
/** Nearer than this, one of two marks hides the other. */
const hiding = 12;
const mostInARow = 2;
/** Of the distances to the nearest neighbour, the one that a tenth of all devices stay under decides. */
const crowdedShare = 0.1;
/** On a plan with few devices, two that stand together do not make it crowded: they become one mark. */
const besides = 4;
const farBelow = 12;
const closeFrom = 1.5;

/** Pixels of the screen. */
const widestRadius = 19;

/** Of the disc that stands for so many devices, in pixels of the screen. */
export function clusterRadius(count: number): number {
  return Math.min(widestRadius, 13 + count ** 0.5);
}

interface Point {
  /** The first of the devices. */
  readonly device: PlanDevice;
  readonly devices: readonly PlanDevice[];
  readonly x: number;
  readonly y: number;
}

export function layoutMarkers({ devices, image, scale, size, apart }: LayoutOptions): MarkerLayout {
  const points = devices.map((device) => pointOf(device, image));
  if (scale <= 0) return { tier: 'near', spots: points.map(bare), clusters: [] };
  const cell = Math.max(size * closeFrom, 2 * widestRadius) / scale;
  const near = neighbourhood(points, cell);
  const tier = tierOf(crowding(points, near) * scale, size);
  // Where dots would touch, all become marks with a number, which are wider than a target.
  const within = tier === 'far' ? size * closeFrom : leastTarget;
  const marks = gather(points, near, cell, scale, apart, within);
  const single = marks.filter(({ devices }) => devices.length === 1);
  const clusters = marks.filter(({ devices }) => devices.length > 1).map(clusterOf);
  return { tier, spots: tier === 'close' ? labelled(single, scale, size, apart) : single.map(bare), clusters };
}

function pointOf(device: PlanDevice, image: Size): Point {
  const { x, y } = clampPosition(device.position ?? { x: 0, y: 0 });
  return { device, devices: [device], x: x * image.width, y: y * image.height };
}

function bare({ device, x, y }: Point): MarkerSpot {
  return { device, x, y, label: null };
}

function tierOf(gap: number, size: number): MarkerTier {
  if (gap < farBelow) return 'far';
  if (gap < size) return 'mid';
  return gap < size * closeFrom ? 'near' : 'close';
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

type Near = (at: Point, within: number) => Iterable<Point>;

/** Finds the points around a place, for distances up to `cell`: a grid, so that a thousand devices cost a thousand steps. */
function neighbourhood(points: readonly Point[], cell: number): Near {
  const cells = new Map<string, Point[]>();
  const at = (value: number) => Math.floor(value / cell);
  for (const point of points) {
    const key = `${at(point.x)} ${at(point.y)}`;
    const there = cells.get(key);
    if (there) there.push(point);
    else cells.set(key, [point]);
  }
  return function* near(place, within) {
    for (let column = at(place.x) - 1; column <= at(place.x) + 1; column += 1) {
      for (let row = at(place.y) - 1; row <= at(place.y) + 1; row += 1) {
        for (const point of cells.get(`${column} ${row}`) ?? []) {
          if (distance(place, point) < within) yield point;
        }
      }
    }
  };
}

/** How far apart devices stand where it is crowded, in pixels of the picture. */
function crowding(points: readonly Point[], near: Near): number {
  const distances = points.map((point) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const other of near(point, nearest)) {
      if (other !== point) nearest = Math.min(nearest, distance(other, point));
    }
    return nearest;
  });
  distances.sort((a, b) => a - b);
  const at = Math.max(Math.floor(distances.length * crowdedShare), Math.min(besides, distances.length - 1));
  return distances[at] ?? Number.POSITIVE_INFINITY;
}

/**
 * Three or more within a target's width become one mark, and two that hide each other; a device beside a mark of several
 * joins it, and of such marks those whose discs would touch. Until nothing is left to join: what joined stands elsewhere.
 */
function gather(
  points: readonly Point[],
  near: Near,
  cell: number,
  scale: number,
  apart: string | null,
  within: number,
): readonly Point[] {
  const taken = new Set<Point>();
  const marks: Point[] = [];
  const free = (point: Point) => !taken.has(point) && point.device.id !== apart;
  for (const point of points) {
    if (!taken.has(point)) marks.push(point);
    if (!free(point)) continue;
    const group = [...near(point, cell)].filter(
      (other) => free(other) && (other === point || distance(other, point) * scale < reach(other, point, within)),
    );
    const devices = group.flatMap((member) => member.devices);
    const hidden = () => group.every((other) => distance(other, point) * scale < hiding);
    if (group.length > 1 && (devices.length > mostInARow || hidden())) {
      for (const member of group) taken.add(member);
      const mean = (axis: 'x' | 'y') =>
        group.reduce((sum, member) => sum + member[axis] * member.devices.length, 0) / devices.length;
      marks.push({ device: group[0]?.device ?? point.device, devices, x: mean('x'), y: mean('y') });
    }
  }
  const left = marks.filter((mark) => !taken.has(mark));
  return taken.size > 0 ? gather(left, neighbourhood(left, cell), cell, scale, apart, within) : left;
}

/** Nearer than this, in pixels of the screen, two marks are one. */
function reach({ devices: some }: Point, { devices: others }: Point, within: number): number {
  return Math.max(
    within,
    some.length > 1 && others.length > 1 ? clusterRadius(some.length) + clusterRadius(others.length) : 0,
  );
}

function clusterOf({ device, devices, x, y }: Point): MarkerCluster {
  return { id: device.id, devices, x, y, types: typesOf(devices) };
}

function typesOf(devices: readonly PlanDevice[]): MarkerCluster['types'] {
  const counts = new Map<AnyDeviceType, number>();
  for (const { type } of devices) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

/** Pixels of the screen: a code's letters, a Chinese character being two of them, and its line. */
const letterWidth = 6.6;
const lineHeight = 13;

/** Codes below or above their marks, left out where they would lie on another mark or code. */
function labelled(points: readonly Point[], scale: number, size: number, apart: string | null): MarkerSpot[] {
  const boxes = boxIndex(Math.max(size, 80));
  const half = size / 2;
  for (const { x, y } of points) boxes.add(boxAround(x * scale, y * scale, half, half));
  return points.map((point) => {
    // And a space between two.
    const width = ((widthOf(point.device.code) + 1) * letterWidth) / 2;
    const sides = (['below', 'above'] as const).map((side) => {
      const offset = (half + 2 + lineHeight / 2) * (side === 'below' ? 1 : -1);
      return { side, box: boxAround(point.x * scale, point.y * scale + offset, width, lineHeight / 2) };
    });
    const room = sides.find(({ box }) => boxes.isFree(box));
    if (room) boxes.add(room.box);
    return { ...bare(point), label: room?.side ?? (point.device.id === apart ? 'below' : null) };
  });
}

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** Boxes by the cells of a grid that they touch. */
function boxIndex(cell: number) {
  const cells = new Map<string, Box[]>();
  const keys = function* ({ left, top, right, bottom }: Box) {
    for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1) {
      for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1) yield `${column} ${row}`;
    }
  };
  return {
    add(box: Box) {
      for (const key of keys(box)) cells.set(key, [...(cells.get(key) ?? []), box]);
    },
    isFree(box: Box): boolean {
      for (const key of keys(box)) if (cells.get(key)?.some((other) => overlap(other, box))) return false;
      return true;
    },
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
