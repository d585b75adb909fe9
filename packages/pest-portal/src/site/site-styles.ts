import { limits } from 'pest-sdk';
import { token } from 'pest-ui';
import { css, styled } from 'styled-components';

/** From here the public site's header folds its navigation (specification §9). */
export const folded = `@media (max-width: ${limits.mobileBreakpoint - 1}px)`;
/** From here everything is one column, and what is pressed is as high as a finger asks for. */
export const narrow = '@media (max-width: 767px)';

/** The width of the public site, with a gutter where the window is narrower. */
export const siteWidth = css`
  width: min(100% - 32px, 1200px);
  margin-inline: auto;
`;

/** A link that looks like a button: it leads somewhere, with or without a script. */
export const ActLink = styled.a<{ readonly $look?: 'primary' | 'outlined' | 'quiet'; readonly $large?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-height: ${({ $large }) => ($large ? '48px' : '36px')};
  padding: 0 ${({ $large }) => ($large ? '24px' : '16px')};
  border: 1px solid
    ${({ $look = 'outlined' }) => ($look === 'outlined' ? token.color.borderStrong : 'transparent')};
  border-radius: ${({ $large }) => ($large ? token.radius.lg : token.radius.md)};
  background: ${({ $look = 'outlined' }) =>
    ({ primary: token.color.accent, outlined: token.color.surfaceRaised, quiet: 'transparent' })[$look]};
  color: ${({ $look = 'outlined' }) =>
    ({ primary: token.color.accentText, outlined: token.color.text, quiet: token.color.accent })[$look]};
  font: ${token.fontWeight.medium} ${({ $large }) => ($large ? '16px' : '14px')} / 1.2 inherit;
  font-family: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${token.motion.normal};

  &:hover {
    background: ${({ $look = 'outlined' }) =>
      ({
        primary: token.color.accentHover,
        outlined: token.color.surfaceHover,
        quiet: token.color.accentSoft,
      })[$look]};
  }
  ${narrow} {
    min-height: ${({ $large }) => ($large ? '52px' : '44px')};
  }
`;
