import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';

/**
 * The content of a page with its padding. What reaches to the edges of the sheet, as tables do, takes the padding back
 * by `--_pest-page-inset`.
 */
export const Page = styled.div.withConfig(named('Page'))`
  --_pest-page-inset: ${space[6]};
  min-width: 0;
  padding: ${space[4]} var(--_pest-page-inset) ${space[8]};
  outline: none;
  /* A toolbar brings its own room. */
  &:has(> [data-pest='toolbar']:first-child, > :first-child > [data-pest='toolbar']:first-child) {
    padding-block-start: 0;
  }
  @media (max-width: 1100px) {
    --_pest-page-inset: ${space[4]};
  }
  @media print {
    padding: 0;
  }
`;
