import { styled } from 'styled-components';
import { Panel as Box } from '../../primitives/layout/Panel';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';

/** A box. It has no border where the panel around it already has one. */
export const Panel = styled(Box).withConfig(named('FloorPlanPanel'))`
  padding: ${space[3]};
  [data-fill] & {
    padding: 0;
    border: 0;
    background: none;
  }
  h2,
  h3 {
    margin: 0;
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  h3 {
    margin: ${space[3]} 0 ${space[1]};
    font-size: ${fontSize.sm};
  }
  > p {
    margin: ${space[1]} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;
