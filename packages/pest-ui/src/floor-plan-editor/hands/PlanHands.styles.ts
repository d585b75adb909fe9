import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, radius, shadow, space } from '../../theme/tokens';

/** Covers the window of the plan with what is drawn over it, and lets every press through. */
export const Over = styled.div.withConfig(named('FloorPlanHands'))`
  position: absolute;
  inset: 0;
  pointer-events: none;
  [data-part='marquee'] {
    position: absolute;
    border: 1px dashed ${plan.chosen};
    background: color-mix(in srgb, ${plan.chosen} 12%, transparent);
  }
  [data-part='ghosts'] {
    position: absolute;
    inset: 0;
  }
  [data-part='ghosts'] > i {
    position: absolute;
    width: 16px;
    height: 16px;
    margin: -8px;
    border: 3px solid ${plan.chosen};
    border-radius: 50%;
    background: ${plan.paper};
  }
  [data-part='guide'] {
    position: absolute;
    border: 0 dashed ${plan.measure};
    &[data-axis='x'] {
      border-inline-start-width: 1px;
    }
    &[data-axis='y'] {
      border-block-start-width: 1px;
    }
    > span {
      position: absolute;
      inset: 50% auto auto 50%;
      translate: -50% -50%;
      padding: 0 ${space[1]};
      border-radius: ${radius.sm};
      background: ${plan.measure};
      color: ${plan.paper};
      font-size: ${fontSize.xs};
      line-height: 16px;
      white-space: nowrap;
    }
  }
`;

/** A word at the upper edge of the plan, with what can be done about it. */
export const Chips = styled.div.withConfig(named('FloorPlanChips'))`
  position: absolute;
  inset: ${space[2]} auto auto ${space[2]};
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  max-width: calc(100% - ${space[4]});
  pointer-events: none;
  cursor: auto;
  > * {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: 2px 2px 2px ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.md};
    color: ${color.text};
    font-size: ${fontSize.sm};
    pointer-events: auto;
  }
`;
