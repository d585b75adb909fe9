import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

export const Frame = styled.div.withConfig({ displayName: 'PestDataTable', componentId: 'pest-data-table' })`
  min-width: 0;
  container-type: inline-size;
`;

export const Choices = styled.div.withConfig({ displayName: 'PestTableChoices', componentId: 'pest-table-choices' })`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[3]};
`;
