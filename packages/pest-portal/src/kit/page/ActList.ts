import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Things one below the other: what each is (`span > b`), what is known of it (`span > small`), and what can be done with it. */
export const ActList = styled.ul`
  max-width: 720px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[3]};
    padding: ${token.space[3]} 0;
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  li > span {
    display: grid;
    flex: 1 1 240px;
    gap: 2px;
    min-width: 0;
  }
  b {
    font-weight: ${token.fontWeight.medium};
  }
  small {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
    overflow-wrap: anywhere;
  }
`;
