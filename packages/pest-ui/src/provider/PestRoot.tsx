import { languageTags } from 'pest-sdk';
import { forwardRef, type HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { font, fontSize, fontWeight, lineHeight } from '../theme/tokens';
import { usePest } from './context';

/**
 * What would otherwise be inherited from the host's page is set here, and only here. `color-scheme` is what the colours
 * below ask for their light or dark value. Pages say `img { max-width: 50% }` of whatever lies in them: ours starts clean.
 * Filled, it is as high as the host makes it: nothing scrolls but lists.
 */
export const rootStyles = css`
  color: ${color.text};
  font-family: ${font.family};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.regular};
  line-height: ${lineHeight};
  font-style: normal;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-transform: none;
  white-space: normal;
  color-scheme: light;
  &:not(:lang(zh)) {
    font-family: ${font['family-latin']};
  }
  @media (max-width: 640px) {
    font-size: ${fontSize.md};
  }
  &[data-pest-scheme='dark'] {
    color-scheme: dark;
  }
  &[data-pest-scheme='auto'] {
    color-scheme: light dark;
  }
  &[data-fill] {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
  }
  &,
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
  & :where(img, canvas, svg) {
    max-width: none;
    max-height: none;
    border: 0;
  }
`;

const Root = styled.div.withConfig(named('Root'))`
  ${rootStyles}
`;

/** The root element of every widget: theme, scheme and a clean start on a page of any style. */
export const PestRoot = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function PestRoot(props, ref) {
  const { colorScheme, locale, own } = usePest();
  const { tag = languageTags[locale], direction = 'ltr' } = own ?? {};
  return <Root ref={ref} lang={tag} dir={direction} data-pest-scheme={colorScheme} {...props} />;
});
