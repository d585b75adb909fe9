import { styled } from 'styled-components';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, fontWeight, space } from '../theme/tokens';

/** The width of the heat map decides how it is laid out, never that of the page. */
export const Body = styled.figure.withConfig(named('HeatMap'))`
  container: pest-heat / inline-size;
  min-width: 0;
  margin: 0;
  h3 {
    margin: 0;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.regular};
  }
`;

export const Caption = styled.figcaption.withConfig(named('HeatCaption'))`
  margin: ${space[2]} 0 ${space[3]};
  font-size: ${fontSize.md};
  [data-part='note'] {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;

/** As high as what is on its way. */
export const Waiting = styled.div.withConfig(named('HeatWaiting'))`
  min-height: clamp(300px, 62cqw, 860px);
`;
