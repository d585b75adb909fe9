import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Totals in one band; each opens what it counts. */
export const FigureBand = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: clip;
  border-block: 1px solid ${token.color.borderSoft};
  list-style: none;

  > li {
    padding: ${token.space[3]} ${token.space[2]} ${token.space[3]} ${token.space[4]};
    box-shadow: -1px -1px ${token.color.borderSoft};
  }
  a {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  a:hover strong {
    color: ${token.color.accent};
  }
`;
