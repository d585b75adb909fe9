import { css } from 'styled-components';

/** A bar that keeps to one row where height is dear: what has no room is scrolled to, by finger or by Tab. */
export const oneRow = css`
  flex: none;
  flex-wrap: nowrap;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  [role='radiogroup'] label {
    padding: 0 6px;
  }
`;
