import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Ways into an account, one below the other: what each is (`b`), what is known of it (`small`), and what ends it. */
export const WayList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    padding: ${token.space[3]} 0;
  }
  li + li {
    border-top: 1px solid ${token.color.borderSoft};
  }
  li > span {
    display: grid;
    flex: 1;
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
