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

/** A link that looks like a button: it leads somewhere, with or without a script. Outlined, unless `data-look` says otherwise. */
export const ActLink = styled.a<{
  readonly 'data-look'?: 'primary' | 'quiet';
  readonly 'data-size'?: 'large';
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 36px;
  padding: 0 16px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-family: inherit;
  font-size: 14px;
  font-weight: 500;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${token.motion.normal};

  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[data-look] {
    border-color: transparent;
  }
  &[data-look='primary'] {
    background: ${token.color.accent};
    color: ${token.color.accentText};
  }
  &[data-look='primary']:hover {
    background: ${token.color.accentHover};
  }
  &[data-look='quiet'] {
    background: transparent;
    color: ${token.color.accent};
  }
  &[data-look='quiet']:hover {
    background: ${token.color.accentSoft};
  }
  &[data-size='large'] {
    min-height: 48px;
    padding: 0 24px;
    border-radius: ${token.radius.lg};
    font-size: 16px;
  }
  ${narrow} {
    min-height: 44px;

    &[data-size='large'] {
      min-height: 52px;
    }
  }
`;
