import { css, styled } from 'styled-components';
import { borderSoft } from '../../theme/color';
import { space } from '../../theme/tokens';
import { type Align, layoutPart, type Space } from './layout-props';

/** Props of {@link Stack}. */
export interface StackProps {
  /** @default 3 */
  readonly gap?: Space | undefined;
  /** @default 'stretch' */
  readonly align?: Align | undefined;
  /** Hairlines between the children; the gap is then half above and half below each. */
  readonly divided?: boolean | undefined;
  /** In px. */
  readonly maxWidth?: number | undefined;
}

const hairlines = css`
  && > * + * {
    border-block-start: 1px solid ${borderSoft};
  }
`;

/** Resets the browser's styles of lists, fieldsets and paragraphs. */
export const bare = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  list-style: none;
`;

export const stackStyles = css<StackProps>`
  ${bare}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: ${({ align }) => align};
  gap: ${({ divided, gap = 3 }) => !divided && space[gap]};
  max-width: ${({ maxWidth }) => maxWidth && `${maxWidth}px`};
  ${({ divided }) => divided && hairlines}
  && > * {
    padding-block: ${({ divided, gap = 3 }) => divided && `calc(${space[gap]} / 2)`};
  }
`;

/** Children below each other: `<Stack as="ul" gap={2}>`. */
export const Stack = styled.div.withConfig(layoutPart('Stack'))<StackProps>`
  ${stackStyles}
`;
