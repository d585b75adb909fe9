import { styled } from 'styled-components';
import { danger } from '../../theme/color';
import { fontWeight, space } from '../../theme/tokens';
import { layoutPart } from '../layout/layout-props';
import { type StackProps, stackStyles } from '../layout/Stack';

/** Fields that belong together, under a `legend`; without the browser's frame. */
export const Fieldset = styled.fieldset.withConfig(layoutPart('Fieldset'))<StackProps>`
  ${stackStyles}
  & > legend {
    margin-block-end: ${space[1]};
    padding: 0;
    font-weight: ${fontWeight.medium};
  }
  & > legend[data-required]::after {
    content: ' *' / '';
    color: ${danger};
  }
`;
