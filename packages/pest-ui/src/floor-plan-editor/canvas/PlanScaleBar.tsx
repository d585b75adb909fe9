import { styled } from 'styled-components';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, space } from '../../theme/tokens';
import type { PlanWords } from '../editing/usePlanWords';
import { roundBelow } from '../plan/round-below';

/** Pixels that the bar is at most long. */
const longest = 120;

/** How long a metre is on the screen. */
export default function PlanScaleBar({ plan, scale, words }: { plan: FloorPlan; scale: number; words: PlanWords }) {
  if (!plan.metresPerWidth || scale <= 0) return null;
  const pixelsPerMetre = (plan.image.width * scale) / plan.metresPerWidth;
  const metres = roundBelow(longest / pixelsPerMetre);
  return (
    <ScaleBar style={{ width: metres * pixelsPerMetre }}>
      {words.t('floorPlan.metres', { metres: words.number(metres) })}
    </ScaleBar>
  );
}

const ScaleBar = styled.div.withConfig(named('FloorPlanScaleBar'))`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[2]};
  padding: 0 ${space[1]};
  border: 1px solid ${plan.ink};
  border-block-start: 0;
  background: color-mix(in srgb, ${plan.paper} 80%, transparent);
  color: ${plan.ink};
  font-size: ${fontSize.xs};
  line-height: 14px;
  text-align: center;
  pointer-events: none;
  [data-fill] & {
    inset: ${space[3]} ${space[3]} auto auto;
    border-color: ${color.text};
    background: color-mix(in srgb, ${plan.surround} 80%, transparent);
    color: ${color.text};
  }
`;
