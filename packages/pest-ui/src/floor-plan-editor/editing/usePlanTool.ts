import { useState } from 'react';
import type { PlanPosition, TrashArea } from '../../floor-plan/floor-plan.types';
import { clampPosition } from '../../floor-plan/plan-geometry';
import type { AnyDeviceType } from '../../trade/device-types';

/** The two points that a tool works with: ends of a known distance, or corners of an area. */
export type PointName = 'a' | 'b';

/** What is being measured or drawn. */
export interface PlanTool {
  readonly kind: 'calibrate' | 'area' | 'row';
  readonly a: PlanPosition;
  readonly b: PlanPosition;
  /** Which point the next tap moves. */
  readonly active: PointName;
  /** The area that is being changed; null for a new one. */
  readonly area: TrashArea | null;
  /** Where the devices of a row will stand, and of which type they are. */
  readonly row?: { readonly type: AnyDeviceType; readonly places: readonly PlanPosition[] } | undefined;
}

export type PlanToolState = ReturnType<typeof usePlanTool>;

/** How far from the middle the two points start, as a share of the plan. */
const startApart = 0.08;

/**
 * Two points on the plan, moved by pointer, by taps one after the other, by arrow keys and by typed numbers. They are on
 * the plan from the start, so that no way of moving them is needed to begin.
 */
export function usePlanTool() {
  const [tool, setTool] = useState<PlanTool | null>(null);
  const setPoint = (name: PointName, to: PlanPosition) =>
    setTool((now) => now && { ...now, [name]: clampPosition(to), active: name });
  return {
    tool,
    start(kind: PlanTool['kind'], middle: PlanPosition) {
      const at = (by: number) => clampPosition({ x: middle.x + by, y: middle.y + (kind === 'area' ? by : 0) });
      setTool({ kind, a: at(-startApart), b: at(startApart), active: 'a', area: null });
    },
    edit(area: TrashArea) {
      const { left, top, right, bottom } = area;
      setTool({ kind: 'area', a: { x: left, y: top }, b: { x: right, y: bottom }, active: 'a', area });
    },
    setPoint,
    showRow: (row: PlanTool['row']) => setTool((now) => now && { ...now, row }),
    /** Moves one point, then the other. */
    tap(to: PlanPosition) {
      setTool((now) => now && { ...now, [now.active]: clampPosition(to), active: now.active === 'a' ? 'b' : 'a' });
    },
    close: () => setTool(null),
  };
}
