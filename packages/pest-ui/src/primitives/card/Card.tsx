import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

const Box = styled.section.withConfig({ displayName: 'PestCard', componentId: 'pest-card' })`
  min-width: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
`;

/** A surface that holds what belongs together. */
export const Card = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Card(props, ref) {
  return <Box ref={ref} {...props} />;
});
