import { styled } from 'styled-components';
import { bareButton } from '../../primitives/button/bare-button';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';

export const Findings = styled.ul.withConfig(named('FloorPlanFindings'))`
  list-style: none;
  margin: ${space[1]} 0;
  padding: 0;
  max-height: 480px;
  overflow: auto;
`;

export const Finding = styled.button.withConfig(named('FloorPlanFinding'))`
  ${bareButton}
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[2]};
  border-block-end: 1px solid ${color.borderSoft};
  font-size: ${fontSize.sm};
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
  }
`;
