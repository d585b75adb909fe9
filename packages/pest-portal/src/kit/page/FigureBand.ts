import { token } from 'pest-ui';
import { styled } from 'styled-components';

/** Totals in one band; each opens what it counts. */
export const FigureBand = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: clip;
  border-block: 1px solid ${token.color.borderSoft};
  list-style: none;

  /* Names, figures and notes stand each on one line across the band, also where one of them takes two. */
  > li,
  > li > a,
  > li > :not(a),
  > li > a > * {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 2px;
  }
  > li {
    padding: ${token.space[3]} ${token.space[2]} ${token.space[3]} ${token.space[4]};
    box-shadow: -1px -1px ${token.color.borderSoft};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover strong {
    color: ${token.color.accent};
  }
  @media (max-width: 640px) {
    grid-template-columns: 1fr 1fr;

    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
