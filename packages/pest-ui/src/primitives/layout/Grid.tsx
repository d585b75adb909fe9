import { css, styled } from 'styled-components';
import { borderSoft } from '../../theme/color';
import { space } from '../../theme/tokens';
import { type Align, layoutPart, type Space } from './layout-props';
import { bare } from './Stack';

/** Props of {@link Grid}. */
export interface GridProps {
  /** The narrowest a column may get, in px; there are as many columns as fit. */
  readonly min?: number | undefined;
  /** Fewer cells than columns do not grow to fill the row. */
  readonly keepWidth?: boolean | undefined;
  /** A fixed number of columns instead. */
  readonly columns?: number | undefined;
  /** @default 3 */
  readonly gap?: Space | undefined;
  /** @default 'start' */
  readonly align?: Align | undefined;
  /** Cells are sections of a sheet: wide gaps with a hairline in their middle, and one above each row. */
  readonly divided?: boolean | undefined;
}

/** The lines reach to the middle of the gaps; what lies outside the grid is clipped. */
const hairlines = css`
  gap: 0 48px;
  overflow: clip;
  overflow-clip-margin: 4px;
  box-shadow: 0 -1px ${borderSoft};
  & > * {
    position: relative;
    height: 100%;
    padding-block: ${space[4]} ${space[5]};
  }
  & > *::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: -24px;
    border-inline-start: 1px solid ${borderSoft};
    pointer-events: none;
    content: '';
  }
  /* The grid draws the first row's line, whole; the rows below it have theirs by the cell. */
  & > *::after {
    position: absolute;
    inset: -1px 0 auto;
    border-block-start: 1px solid ${borderSoft};
    pointer-events: none;
    content: '';
  }
`;

/** Columns of equal width. */
export const Grid = styled.div.withConfig(layoutPart('Grid'))<GridProps>`
  ${bare}
  display: grid;
  grid-template-columns: ${({ min = 200, columns, keepWidth }) =>
    `repeat(${columns ?? (keepWidth ? 'auto-fill' : 'auto-fit')}, minmax(${columns ? 0 : `min(${min}px, 100%)`}, 1fr))`};
  gap: ${({ gap = 3 }) => space[gap]};
  align-items: ${({ align = 'start' }) => align};
  ${({ divided }) => divided && hairlines}
`;
