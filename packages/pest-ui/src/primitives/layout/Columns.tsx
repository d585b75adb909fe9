import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { isAttribute, type Space } from './layout-props';

export interface ColumnsProps {
  /** Width of the second column, in px. */
  readonly side: number;
  /** Below this width of the nearest container, in px, they stand below each other. */
  readonly below: number;
  /** @default 5 */
  readonly gap?: Space;
}

/** The main part, and what belongs to it beside it. */
export const Columns = styled.div.withConfig({
  displayName: 'PestColumns',
  componentId: 'pest-columns',
  shouldForwardProp: isAttribute,
})<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ side }) => side}px;
  gap: ${({ gap = 5 }) => space[gap]};
  align-items: start;
  @container (max-width: ${({ below }) => below}px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;
