import { css, styled } from 'styled-components';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { font } from '../../theme/tokens';

/** Marks keep their size on the screen: they are scaled against the plan. */
export const markStyles = css`
  font-family: ${font.family};
  [data-mark] {
    scale: var(--pest-marker-scale, 1);
  }
  path[data-part='small'] {
    scale: none;
    fill: none;
    stroke-width: calc(var(--pest-marker-scale, 1) * var(--_pest-part, 1));
  }
  circle {
    fill: ${plan.paper};
    stroke: ${plan.ink};
    stroke-width: 1.4;
  }
  rect[data-part='several'] {
    fill: ${plan.paper};
    stroke: ${plan.ink};
    stroke-width: 1.2;
  }
  circle[data-part='under'] {
    fill: ${plan.ink};
    stroke: none;
  }
  rect[data-part='pill'] {
    fill: ${plan.ink};
    stroke: ${plan.paper};
    stroke-width: 1.5;
  }
  text {
    fill: ${plan.paper};
    font-size: 12px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-mark='unknown'] text {
    fill: ${plan.ink};
  }
  [data-mark='unchecked'] circle {
    stroke-dasharray: 3 2;
  }
  [data-part='limit'] path {
    fill: ${plan.finding};
    stroke: ${plan.paper};
  }
  [data-part='limit'] text {
    fill: ${plan.findingInk};
    font-size: 10px;
  }
  [data-part='ring'] {
    fill: none;
    stroke: ${plan.paper};
    stroke-width: 3;
  }
  [data-part='chosen'] {
    fill: none;
    stroke: ${plan.chosen};
    stroke-width: 2.5;
  }
  [data-pointed] [data-part='chosen'] {
    stroke: ${plan.ink};
    stroke-width: 1.5;
  }
`;

export const Marks = styled.svg.withConfig(named('HeatMarks'))`
  ${markStyles}
`;
