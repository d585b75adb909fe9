import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius, space } from '../../theme/tokens';

const Box = styled.section.withConfig(named('Card'))`
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

/** A surface that holds what belongs together. */
export const Card = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Card(props, ref) {
  return <Box ref={ref} {...props} />;
});
