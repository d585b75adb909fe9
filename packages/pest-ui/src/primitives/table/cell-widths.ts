import { css } from 'styled-components';

/** How wide what stands in a cell may be, as a list fits its frame: `data-tight` where it must be shorter. */
export const cellWidths = css`
  & td > div {
    max-width: 360px;
    overflow: clip;
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-tight] td > div {
    max-width: 200px;
  }
  &[data-tight='2'] td > div {
    max-width: 130px;
  }
  /* What a list is for is never cut. */
  & td > div:has([data-tone]) {
    max-width: 360px;
  }
  /* What is pressed ends where its cell does: the middle of it is in sight. */
  & td:not([data-bare]) > div > :is(a, button) {
    display: inline-block;
    max-width: 100%;
    overflow: clip;
    text-overflow: ellipsis;
  }
  /* What a row is called has what the others leave, and is cut after them. */
  @container (min-width: 641px) {
    &[data-tight] td[data-opens] {
      width: 100%;
      min-width: min(var(--_pest-opener), 240px);
      max-width: 0;
      > div {
        max-width: none;
      }
    }
    &[data-tight='2'] td[data-opens] {
      min-width: 160px;
    }
  }
`;
