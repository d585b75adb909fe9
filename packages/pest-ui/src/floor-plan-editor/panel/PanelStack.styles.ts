import { styled } from 'styled-components';
import { Stack } from '../../primitives/layout/Stack';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';

/** What is chosen and done beside the plan, line by line. */
export const PanelStack = styled(Stack).withConfig(named('FloorPlanPanelStack'))`
  --_pest-field-height: 32px;
  outline: none;
  button[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  > p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  > [data-pest-points] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
