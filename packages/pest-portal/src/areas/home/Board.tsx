import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** The dashboard's parts, two beside each other where there is room. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${token.space[4]};
  align-items: start;
`;
