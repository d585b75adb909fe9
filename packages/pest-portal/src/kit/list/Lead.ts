import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** What a list is for, above it: no wider than it is read. */
export const Lead = styled.p`
  max-width: 720px;
  margin: 0;
  color: ${token.color.textMuted};
`;
