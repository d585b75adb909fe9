import { css, styled } from 'styled-components';
import * as color from '../../theme/color';
import { fontSize, fontWeight } from '../../theme/tokens';
import { layoutPart } from '../layout/layout-props';

/** Colour of a text by its meaning. Green is what can be pressed: words that cannot are ink, or ask for somebody. */
export type TextTone = 'muted' | 'danger' | 'warning';

/** Props of {@link Text}. */
export interface TextProps {
  readonly tone?: TextTone | undefined;
  /** 12 for captions, 13 for body, 14 for section headings, 16 for page titles, 20 for totals. As around it by default. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  readonly weight?: keyof typeof fontWeight | undefined;
  /** Figures of equal width, on one line. */
  readonly numeric?: boolean | undefined;
  /** One line, ending in an ellipsis; give the whole text as `title`. */
  readonly truncate?: boolean | undefined;
}

const inks: Record<TextTone, string> = {
  muted: color.textMuted,
  danger: color.danger,
  warning: color.warning,
};
const lineHeights = { xs: 16, sm: 20, md: 20, lg: 24, xl: 24 };

const figures = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const oneLine = css`
  display: block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Words in the type scale, without the margins of the browser: `<Text as="p" tone="muted" size="xs">`. */
export const Text = styled.span.withConfig(layoutPart('Text'))<TextProps>`
  margin: 0;
  overflow-wrap: anywhere;
  color: ${({ tone }) => tone && inks[tone]};
  font-size: ${({ size }) => size && fontSize[size]};
  line-height: ${({ size }) => size && `${lineHeights[size]}px`};
  font-weight: ${({ weight }) => weight && fontWeight[weight]};
  ${({ numeric }) => numeric && figures}
  ${({ truncate }) => truncate && oneLine}
`;
