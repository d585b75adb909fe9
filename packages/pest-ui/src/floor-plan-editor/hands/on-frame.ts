import type { PlanPosition } from '../../floor-plan/floor-plan.types';
import type { ScreenBox } from '../../floor-plan/plan-geometry';
import type { PlanViewport } from '../../floor-plan/usePlanViewport';

type Boxes = Pick<PlanViewport, 'planBox' | 'frameBox'>;

/**
 * Places and boxes in percent of the window of the plan: right under every scale that a host lays on it. Measured once
 * for all that is drawn together.
 */
export function frameSpace({ planBox, frameBox }: Boxes) {
  const [plan, frame] = [planBox(), frameBox()];
  const across = (pixels: number) => (frame.width > 0 ? (pixels / frame.width) * 100 : 0);
  const down = (pixels: number) => (frame.height > 0 ? (pixels / frame.height) * 100 : 0);
  return {
    place: ({ x, y }: PlanPosition) => ({
      left: across(plan.left + x * plan.width - frame.left),
      top: down(plan.top + y * plan.height - frame.top),
    }),
    /** A way on the plan. */
    way: ({ x, y }: PlanPosition) => ({ across: across(x * plan.width), down: down(y * plan.height) }),
    /** A part of the screen. */
    box: ({ left, top, width, height }: ScreenBox) => ({
      left: `${across(left - frame.left)}%`,
      top: `${down(top - frame.top)}%`,
      width: `${across(width)}%`,
      height: `${down(height)}%`,
    }),
  };
}
