import { css, styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { roomy } from './HeatCanvas.styles';
import { markStyles } from './HeatMarks.styles';

/** Its colours run from left to right in every language, as the plan does. */
export const LegendBox = styled.div.withConfig(named('HeatLegend'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  && {
    padding: ${space[1]} ${space[3]};
  }
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  [data-part='title'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  [data-part='scale'] {
    direction: ltr;
    display: grid;
    grid-template-columns: 64px minmax(96px, 1fr) 64px;
    align-items: center;
    gap: 0 ${space[1]};
    flex: 1 1 240px;
  }
  [data-part='ramp'] {
    grid-row: 1;
    grid-column: 2;
  }
  [data-part='scale'] > span:nth-of-type(1) {
    grid-row: 1;
    grid-column: 1;
  }
  [data-part='scale'] > span:nth-of-type(2) {
    grid-row: 1;
    grid-column: 3;
  }
  input[type='number'] {
    min-height: 28px;
    padding: 0 6px;
    font-size: ${fontSize.xs};
  }
  [data-part='histogram'],
  [data-part='breaks'] {
    display: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    white-space: nowrap;
  }
  li svg {
    flex: none;
    overflow: visible;
    ${markStyles}
  }
  p {
    flex-basis: 100%;
    margin: 0;
    color: ${color.textMuted};
  }
  ${roomy(css`
    display: grid;
    gap: ${space[1]};
    width: 352px;
    && {
      padding: ${space[2]} ${space[3]};
    }
    [data-part='title'] {
      justify-content: space-between;
    }
    [data-part='ramp'] {
      grid-column: 1 / -1;
    }
    [data-part='scale'] > span:nth-of-type(n) {
      grid-row: 2;
    }
    [data-part='histogram'] {
      display: flex;
      align-items: end;
      gap: 1px;
      height: 18px;
      margin: 0 12px -8px;
    }
    [data-part='histogram'] i {
      flex: 1;
      border-radius: 1px 1px 0 0;
      background: ${color.borderStrong};
      opacity: 0.55;
    }
    [data-part='breaks'] {
      grid-column: 2;
      display: flex;
      justify-content: space-evenly;
    }
  `)}
`;
