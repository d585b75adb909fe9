import type { FloorPlan, PlanPosition } from '../../floor-plan/floor-plan.types';
import { clampPosition, metresBetween } from '../../floor-plan/plan-geometry';

/** How far apart the devices of a row stand: metres, percent of the plan's width, or as many as there are to be. */
export interface RowSpacing {
  readonly by: 'metres' | 'percent' | 'count';
  readonly value: number;
  /** Spread from end to end, no further apart than asked; otherwise exactly so far apart, from the first end on. */
  readonly even: boolean;
}

/** A row longer than this is a slip of the finger. */
export const longestRow = 200;

/** The places of a row from `a` to `b`; none where the spacing says nothing, or too much. */
export function rowPlaces(a: PlanPosition, b: PlanPosition, plan: FloorPlan, spacing: RowSpacing): PlanPosition[] {
  const steps = stepsOf(a, b, plan, spacing);
  if (steps === null) return [];
  const count = Math.floor(steps + rounding) + 1;
  if (count > longestRow) return [];
  return Array.from({ length: count }, (_, at) => {
    const share = steps === 0 ? 0 : at / steps;
    // Reckoning may end a hair outside of the plan, where a server takes no device.
    return clampPosition({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  });
}

/** What is lost in reckoning is no further device. */
const rounding = 1e-6;

/** How many spaces lie between the two ends. */
function stepsOf(a: PlanPosition, b: PlanPosition, plan: FloorPlan, { by, value, even }: RowSpacing): number | null {
  if (!(value > 0)) return null;
  if (by === 'count') return Math.round(value) - 1;
  const length = lengthOf(a, b, plan, by);
  if (length === null) return null;
  return even ? Math.ceil(length / value - rounding) : length / value;
}

/** Metres, or percent of the plan's width. */
function lengthOf(a: PlanPosition, b: PlanPosition, plan: FloorPlan, by: 'metres' | 'percent'): number | null {
  return metresBetween(a, b, by === 'metres' ? plan : { ...plan, metresPerWidth: 100 });
}
