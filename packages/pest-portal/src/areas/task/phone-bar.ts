import { token } from 'pest-ui';
import { css } from 'styled-components';

/** On a phone what can be done is always under the thumb, however far down its reasons stand. */
export const fixedOnPhones = css`
  @media (max-width: 640px) {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${token.layer.sticky};
    padding: ${token.space[2]} ${token.space[4]} max(${token.space[2]}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token.color.border};
    background: ${token.color.surface};
  }
`;
