import type { FloorPlan, PlanDevice, PlanPosition, TrashArea } from '../../floor-plan/floor-plan.types';
import type { Size } from '../../floor-plan/viewport';
import type { PlanChange } from './plan-changes';

/** One spot of the building, on the old picture and on the new one. */
export interface PointPair {
  readonly before: PlanPosition;
  readonly after: PlanPosition;
}

/** Two spots are enough to know how the new picture is shifted, turned and scaled. */
export type PlanAlignment = readonly [PointPair, PointPair];

/** Takes a place of the old picture to the new one. */
export type AlignPosition = (position: PlanPosition) => PlanPosition;

/**
 * How places move when a picture is replaced: the turn, scale and shift that take both spots where they belong, worked
 * out in pixels, since the two pictures may have other proportions. Null where the two spots are one.
 */
export function alignment([first, second]: PlanAlignment, from: Size, to: Size): AlignPosition | null {
  const [a, b] = [pixels(first.before, from), pixels(second.before, from)];
  const [c, d] = [pixels(first.after, to), pixels(second.after, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [ex, ey] = [d.x - c.x, d.y - c.y];
  const length = dx * dx + dy * dy;
  if (length === 0 || (ex === 0 && ey === 0)) return null;
  // (ex + i ey) / (dx + i dy): turn and scale as one complex number.
  const cos = (ex * dx + ey * dy) / length;
  const sin = (ey * dx - ex * dy) / length;
  return (position) => {
    const { x, y } = pixels(position, from);
    const [px, py] = [x - a.x, y - a.y];
    return { x: (c.x + cos * px - sin * py) / to.width, y: (c.y + sin * px + cos * py) / to.height };
  };
}

function pixels({ x, y }: PlanPosition, { width, height }: Size): PlanPosition {
  return { x: x * width, y: y * height };
}

/** The moves of the devices to a new picture. Devices outside of it are put at its edge. */
export function alignedMoves(devices: readonly PlanDevice[], align: AlignPosition): PlanChange[] {
  return devices.flatMap(({ id, position }) =>
    position ? [{ type: 'move' as const, id, from: position, to: onPicture(align(position)) }] : [],
  );
}

/** The smallest upright rectangle around an area that may have been turned. */
export function alignedAreas(areas: readonly TrashArea[], align: AlignPosition): TrashArea[] {
  return areas.map((area) => {
    const corners = [
      { x: area.left, y: area.top },
      { x: area.right, y: area.top },
      { x: area.left, y: area.bottom },
      { x: area.right, y: area.bottom },
    ].map((corner) => onPicture(align(corner)));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return { ...area, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
}

/** The new picture's width in metres, from how much larger it shows the same distance. */
export function alignedWidth(plan: FloorPlan, to: Size, align: AlignPosition): number | null {
  if (!plan.metresPerWidth) return null;
  const [a, b] = [pixels(align({ x: 0, y: 0 }), to), pixels(align({ x: 1, y: 0 }), to)];
  return (plan.metresPerWidth * to.width) / Math.hypot(b.x - a.x, b.y - a.y);
}

function onPicture({ x, y }: PlanPosition): PlanPosition {
  const kept = (value: number) => Math.min(1, Math.max(0, value));
  return { x: kept(x), y: kept(y) };
}
