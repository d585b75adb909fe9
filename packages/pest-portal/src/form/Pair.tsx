import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${token.space[3]};
  align-items: start;
`;
