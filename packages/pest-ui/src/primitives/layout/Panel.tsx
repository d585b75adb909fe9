import { styled } from 'styled-components';
import { border, surfaceRaised } from '../../theme/color';
import { named } from '../../theme/named';
import { radius, space } from '../../theme/tokens';

/** A box of its own on the sheet; for what is decided or filled in there. Sections of a page need none. */
export const Panel = styled.section.withConfig(named('Panel'))`
  --_pest-page-inset: 0px;
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${border};
  border-radius: ${radius.lg};
  background: ${surfaceRaised};
  @media (max-width: 640px) {
    padding: ${space[3]};
  }
`;
