import { css } from 'styled-components';

/** A button that reads as the text around it. */
export const textButton = css`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;
