import { css, keyframes } from 'styled-components';

const hides = keyframes`from { --_pest-end: #0003 } 5%, 95% { --_pest-start: #0003; --_pest-end: #0003 } to { --_pest-start: #0003 }`;

/**
 * What scrolls sideways fades at the edge that hides more, where colours are the reader's own too. A browser without
 * scroll-driven animations shows it as it is. Paper has no mask, which would cut what reaches beyond its box.
 */
export const sideShade = /* @__PURE__ */ css`
  @media screen {
    mask: linear-gradient(90deg, var(--_pest-start, #000), #000 32px calc(100% - 32px), var(--_pest-end, #000));
    animation: ${hides};
    animation-timeline: scroll(self inline);
  }
`;
