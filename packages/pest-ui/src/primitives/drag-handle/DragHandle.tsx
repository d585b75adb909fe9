import { forwardRef } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { IconButton, type IconButtonProps } from '../button/IconButton';
import { dragIcon } from '../icon/icons';

const Grip = styled(IconButton).withConfig(named('DragHandle'))`
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
`;

/** What a card or a row is dragged by; the sorting library brings its listeners and its keys. */
export const DragHandle = forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'icon'>>(function DragHandle(props, ref) {
  return <Grip ref={ref} icon={dragIcon} {...props} />;
});
