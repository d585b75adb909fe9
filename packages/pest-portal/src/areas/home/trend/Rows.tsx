import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Short rows of a dashboard's part: what it is on the left, its state on the right. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: baseline;
    gap: ${token.space[3]};
    padding: ${token.space[2]} 0;
  }
  li + li {
    border-top: 1px solid ${token.color.border};
  }
  li > :first-child {
    flex: 1;
    min-width: 0;
  }
  a {
    color: ${token.color.text};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;

export const Nothing = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
`;
