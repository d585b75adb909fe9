import { forwardRef, type HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { named } from '../../theme/named';

/** Out of sight, not out of reach. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

const Hidden = styled.span.withConfig(named('VisuallyHidden'))`
  ${visuallyHidden}
`;

/** Words for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function VisuallyHidden(props, ref) {
    return <Hidden ref={ref} {...props} />;
  },
);
