import type { FloorPlan, PlanPosition, TrashArea } from '../../floor-plan/floor-plan.types';
import { metresBetween, type ScreenBox } from '../../floor-plan/plan-geometry';
import type { PlanWall } from './plan-walls';

/** A line that the device in hand was drawn to: from what it lines up with, to the device. */
export interface SnapGuide {
  /** `x`: both have the same x, so the line is upright. */
  readonly axis: 'x' | 'y';
  readonly from: PlanPosition;
  readonly to: PlanPosition;
  /** Null where the plan has no scale. */
  readonly metres: number | null;
}

interface SnapOptions {
  readonly at: PlanPosition;
  /** Places of the other devices. */
  readonly others: readonly PlanPosition[];
  readonly areas: readonly Pick<TrashArea, 'left' | 'top' | 'right' | 'bottom'>[];
  readonly walls: readonly PlanWall[];
  readonly plan: FloorPlan;
  /** The plan on the screen: what is near is counted in its pixels. */
  readonly box: Pick<ScreenBox, 'width' | 'height'>;
}

/** Pixels of the screen within which a place is drawn to a line. */
export const snapReach = 6;
/** Pixels of the screen beyond which nothing lines up: what one does not look at draws nothing. */
const sight = 480;

/** The place on the nearest lines of walls, of the neighbours and of areas, and what shows them. */
export function snapped({ at, others, areas, walls, plan, box }: SnapOptions): {
  readonly position: PlanPosition;
  readonly guides: readonly SnapGuide[];
} {
  const places = [...others, ...areas.flatMap(corners)].map((place) => ({ place, isWall: false }));
  const lines = (axis: 'x' | 'y') => [...places, ...besideOf(walls, at, axis)];
  const [x, y] = [nearest(lines('x'), at, 'x', box), nearest(lines('y'), at, 'y', box)];
  const position = { x: x?.x ?? at.x, y: y?.y ?? at.y };
  const guides = [guide('x', x, position, plan), guide('y', y, position, plan)];
  return { position, guides: guides.filter((one) => one !== null) };
}

function corners({ left, top, right, bottom }: SnapOptions['areas'][number]): PlanPosition[] {
  return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
}

/** What something lines up with. A wall is one however far its ends are. */
interface Line {
  readonly place: PlanPosition;
  readonly isWall: boolean;
}

/** The walls that a place lies along, each by its nearer end. */
function besideOf(walls: readonly PlanWall[], at: PlanPosition, axis: 'x' | 'y'): Line[] {
  const across = axis === 'x' ? 'y' : 'x';
  return walls
    .filter((wall) => wall.axis === axis && at[across] >= wall.from && at[across] <= wall.to)
    .map((wall) => {
      const end = at[across] - wall.from < wall.to - at[across] ? wall.from : wall.to;
      return { place: axis === 'x' ? { x: wall.at, y: end } : { x: end, y: wall.at }, isWall: true };
    });
}

/** What lines up best; of those that line up alike the nearest. */
function nearest(lines: readonly Line[], at: PlanPosition, axis: 'x' | 'y', box: SnapOptions['box']) {
  const [along, size, across] =
    axis === 'x' ? [box.width, box.height, 'y' as const] : [box.height, box.width, 'x' as const];
  let best: { place: PlanPosition; off: number; away: number } | null = null;
  for (const { place, isWall } of lines) {
    const off = Math.abs(place[axis] - at[axis]) * along;
    const away = Math.abs(place[across] - at[across]) * size;
    if (off > snapReach || (away > sight && !isWall)) continue;
    if (!best || off < best.off - same || (off < best.off + same && away < best.away)) best = { place, off, away };
  }
  return best?.place ?? null;
}

/** Pixels; less than this is no difference. */
const same = 0.5;

function guide(axis: 'x' | 'y', from: PlanPosition | null, to: PlanPosition, plan: FloorPlan): SnapGuide | null {
  return from && { axis, from, to, metres: metresBetween(from, to, plan) };
}
