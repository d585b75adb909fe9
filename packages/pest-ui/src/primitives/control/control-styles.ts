import { css } from 'styled-components';
import { token } from '../../theme/tokens';

/** What text boxes, selects and date boxes look like. In a toolbar they are lower, and a word or an icon names them. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: var(--_pest-field-height, ${token.size.field});
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid var(--_pest-field-border, ${token.color.borderStrong});
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font: inherit;
  &::placeholder {
    color: ${token.color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 0;
    border-color: transparent;
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  &:disabled,
  &:read-only:not(select, [type='file']) {
    background: ${token.color.disabledSurface};
  }
  &:disabled {
    color: ${token.color.disabledText};
  }
  @media (pointer: coarse) {
    min-height: ${token.size.touch};
    font-size: ${token.fontSize.lg};
  }
`;
