import { css, styled } from 'styled-components';
import { named } from '../theme/named';
import * as plan from '../theme/plan-color';
import { font } from '../theme/tokens';

/** Parts of a mark, in its own box of 32 × 32. */
export const mark = css`
  [data-part='outline'] {
    display: none;
    fill: none;
    stroke: ${plan.chosen};
    stroke-width: 12;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  [data-part='halo'],
  [data-part='shape'] {
    stroke-linejoin: round;
    &[data-look='idle'] {
      stroke-width: 2;
      stroke-dasharray: 3.5 2.5;
    }
  }
  text {
    text-anchor: middle;
    dominant-baseline: central;
    font-weight: 700;
  }
  [data-part='letters'] {
    paint-order: stroke;
  }
  [data-part='badge'] {
    circle {
      stroke: ${plan.paper};
      stroke-width: 1.5;
      fill: ${plan.activity};
    }
    text {
      fill: ${plan.paper};
    }
    &[data-badge='finding'] circle,
    &[data-badge='notOpened'] circle {
      fill: ${plan.finding};
    }
    &[data-badge='finding'] text,
    &[data-badge='notOpened'] text {
      fill: ${plan.findingInk};
    }
    &[data-badge='done'] circle {
      fill: ${plan.chosen};
    }
    &[data-badge='next'] circle {
      fill: ${plan.ink};
    }
  }
`;

/** A device's mark at the size of a line of text. */
export const Swatch = styled.svg.withConfig(named('FloorPlanSwatch'))`
  flex: none;
  width: 26px;
  height: 26px;
  font-family: ${font.family};
  ${mark}
`;
