import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { layoutPart, type Space } from './layout-props';

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** Width of the second column, in px; without it there is one. */
  readonly side: number | undefined;
  /** Below this width of the nearest container, in px, they stand below each other. */
  readonly below: number;
  /** @default 5 */
  readonly gap?: Space | undefined;
}

/** The main part, and what belongs to it beside it. */
export const Columns = styled.div.withConfig(layoutPart('Columns'))<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ side }) => side && `${side}px`};
  gap: ${({ gap = 5 }) => space[gap]};
  align-items: start;
  @container (max-width: ${({ below }) => below}px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;
