import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Controls that belong together, under one legend. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${token.space[1]};
    font-size: ${token.fontSize.sm};
    font-weight: ${token.fontWeight.medium};
  }
  > legend[data-required]::after {
    content: ' *' / '';
    color: ${token.color.danger};
  }
`;

/** What is wrong with a group. */
export const GroupIssue = styled.p`
  margin: 0;
  color: ${token.color.danger};
  font-size: ${token.fontSize.sm};
`;

/** What a group says besides. */
export const GroupHelp = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;
