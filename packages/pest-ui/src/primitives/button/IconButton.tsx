import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { named } from '../../theme/named';
import { Icon } from '../icon/Icon';
import type { IconPath } from '../icon/icons';
import { Button, type ButtonProps } from './Button';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** What it does, in words; also its tooltip. */
  readonly label: string;
  readonly icon: IconPath;
}

const Square = styled(Button).withConfig(named('IconButton'))`
  padding: 0;
  min-width: var(--_pest-height);
`;

/** A button that is only a drawing; its name is required. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'ghost', ...rest },
  ref,
) {
  return (
    <Square ref={ref} variant={variant} aria-label={label} title={label} {...rest}>
      <Icon path={icon} size={16} />
    </Square>
  );
});
