import { css } from 'styled-components';
import * as color from '../../theme/color';

/** A row, a tab or a mark that is a button without looking like one. */
export const bareButton = css`
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;
