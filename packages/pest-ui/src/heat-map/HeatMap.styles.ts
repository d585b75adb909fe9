import { styled } from 'styled-components';
import { oneRow } from '../floor-plan/one-row';
import { visuallyHidden } from '../primitives/visually-hidden/VisuallyHidden';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, space } from '../theme/tokens';

/** The width of the heat map decides how it is laid out, never that of the page. */
export const Body = styled.figure.withConfig(named('HeatMap'))`
  container: pest-heat / inline-size;
  min-width: 0;
  margin: 0;
  [data-fill] & {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
`;

/** On a phone it is shown in the sheet below, and kept here for screen readers. */
export const Caption = styled.figcaption.withConfig(named('HeatCaption'))`
  margin: ${space[2]} 0 ${space[3]};
  font-size: ${fontSize.md};
  [data-part='note'] {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  [data-fill] & {
    margin: 0;
    padding: 6px ${space[4]};
    border-block-end: 1px solid ${color.borderSoft};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  [data-fill]:is([data-view='heat'], [data-view='plan']) & {
    @container pest-heat (max-width: 600px) {
      ${visuallyHidden}
    }
  }
`;

/** The one bar above the map. */
export const Bar = styled.div.withConfig(named('HeatBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-inline-start: auto;
  }
  [data-fill] > & {
    min-height: 48px;
    padding: ${space[1]} ${space[3]};
    border-block-end: 1px solid ${color.border};
    @media (max-width: 600px) {
      ${oneRow}
      > [data-part='end'] {
        flex-wrap: nowrap;
      }
    }
  }
`;
