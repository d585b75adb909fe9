import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';

/** What stands on paper only takes no room above it. */
const first = ":nth-child(1 of :not([data-pest='on-paper']))";
const bar = `[data-pest='toolbar']${first}`;

/**
 * The content of a page with its padding. What reaches to the edges of the sheet, as tables do, takes the padding back
 * by `--_pest-page-inset`, and above by `--_pest-page-start`.
 */
export const Page = styled.div.withConfig(named('Page'))`
  --_pest-page-inset: ${space[6]};
  --_pest-page-start: ${space[4]};
  min-width: 0;
  padding: var(--_pest-page-start) var(--_pest-page-inset) ${space[8]};
  outline: none;
  /* A toolbar brings its own room. */
  &:has(
    > ${bar},
    > ${first} > ${bar},
    > ${first} > ${first} > ${bar},
    > ${first} > ${first} > ${first} > ${bar}
  ) {
    --_pest-page-start: 0px;
  }
  @media (max-width: 1100px) {
    --_pest-page-inset: ${space[4]};
  }
  @media print {
    padding: 0;
  }
`;
