import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Fields side by side where there is room for each of them. */
export const Pair = styled.div<{ readonly $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least = '180px' }) => $least}, 100%), 1fr));
  gap: ${token.space[3]};
  align-items: start;
`;
