import { css, styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { type Align, layoutPart, type Space } from './layout-props';
import { bare } from './Stack';

/** Props of {@link Row}. */
export interface RowProps {
  /** @default 2 */
  readonly gap?: Space | undefined;
  /** @default 'center' */
  readonly align?: Align | undefined;
  /** @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /** Never breaks into a second line. */
  readonly nowrap?: boolean | undefined;
  /** The first child takes the room that the others leave. */
  readonly fillFirst?: boolean | undefined;
}

const filling = css`
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Children beside each other, on more lines where there is no room. */
export const Row = styled.div.withConfig(layoutPart('Row'))<RowProps>`
  ${bare}
  display: flex;
  flex-wrap: ${({ nowrap }) => (nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify }) => justify};
  gap: ${({ gap = 2 }) => space[gap]};
  ${({ fillFirst }) => fillFirst && filling}
`;
