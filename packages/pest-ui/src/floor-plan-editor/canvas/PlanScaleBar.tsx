import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import type { PlanWords } from '../editing/usePlanWords';
import { ScaleBar } from '../FloorPlanEditor.styles';

/** Pixels that the bar is at most long. */
const longest = 120;

/** How long a metre is on the screen. */
export function PlanScaleBar({ plan, scale, words }: { plan: FloorPlan; scale: number; words: PlanWords }) {
  if (!plan.metresPerWidth || scale <= 0) return null;
  const pixelsPerMetre = (plan.image.width * scale) / plan.metresPerWidth;
  const metres = roundBelow(longest / pixelsPerMetre);
  return (
    <ScaleBar style={{ width: metres * pixelsPerMetre }}>
      {words.t('floorPlan.metres', { metres: words.number(metres) })}
    </ScaleBar>
  );
}

/** The largest of 1, 2 and 5 with any number of zeros that is not larger. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((one) => one * power <= value) ?? 1;
  return step * power;
}
