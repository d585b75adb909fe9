import { styled } from 'styled-components';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';

/** What is drawn while something is measured or drawn; the sizes of its letters hold against a host's own rules. */
export const Shapes = styled.g.withConfig(named('PlanToolShapes'))`
  [data-part='area-reach'] {
    fill: ${plan.finding};
    fill-opacity: 0.1;
    stroke: ${plan.trashArea};
    stroke-dasharray: 4 4;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  [data-part='line'] {
    stroke: ${plan.measure};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
    fill: none;
  }
  [data-part='to-come'] {
    stroke: ${plan.chosen};
    stroke-width: calc(12px * var(--_pest-unit, 1));
    stroke-linecap: round;
  }
  [data-handle] {
    pointer-events: all;
    cursor: grab;
    outline: none;
    scale: var(--_pest-unit, 1);
    * {
      touch-action: none;
    }
    circle {
      fill: ${plan.measure};
      fill-opacity: 0.2;
    }
    path {
      fill: none;
      stroke: ${plan.measure};
      stroke-width: 2;
    }
    text {
      fill: ${plan.measure};
      stroke: ${plan.paper};
      stroke-width: 3px;
      paint-order: stroke;
      font-size: 12px !important;
    }
    &:focus-visible circle {
      stroke: ${plan.measure};
      stroke-width: 3;
    }
  }
`;
