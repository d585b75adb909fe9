import { css } from 'styled-components';
import * as color from '../../theme/color';
import { controlSize, fontSize, radius, size, space } from '../../theme/tokens';

/** What text boxes, selects and date boxes look like. In a toolbar they are lower, and a word or an icon names them. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: var(--_pest-field-height, ${size.field});
  padding: ${space[1]} ${space[3]};
  border: 1px solid var(--_pest-field-border, ${color.borderStrong});
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: inherit;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
    border-color: transparent;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled,
  &:read-only:not(select, [type='file']) {
    background: ${color.disabledSurface};
  }
  &:disabled {
    color: ${color.disabledText};
  }
  @media (pointer: coarse) {
    min-height: ${controlSize.touch};
    font-size: ${fontSize.lg};
  }
`;
