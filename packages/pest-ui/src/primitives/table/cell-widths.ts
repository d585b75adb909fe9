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
  /* What a row is called has what the others leave. */
  @container (min-width: 641px) {
    &[data-tight] td[data-opens] {
      width: 100%;
      min-width: 160px;
      max-width: 0;
      > div {
        max-width: none;
      }
    }
  }
`;
