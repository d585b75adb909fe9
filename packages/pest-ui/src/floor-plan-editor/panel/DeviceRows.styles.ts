import { styled } from 'styled-components';
import { bareButton } from '../../primitives/button/bare-button';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, radius, space } from '../../theme/tokens';

/** The window on a list of any length. */
export const RowsWindow = styled.div.withConfig(named('FloorPlanRows'))`
  margin: ${space[2]} calc(-1 * ${space[2]}) 0;
  max-height: 336px;
  overflow: auto;
  @container pest-canvas-side (min-height: 1px) {
    max-height: max(192px, 100cqh - 248px);
  }
`;

export const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  > li {
    height: 48px;
  }
`;

export const Entry = styled.div.withConfig(named('FloorPlanRow'))`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: 100%;
  border-radius: ${radius.sm};
  &[data-selected] {
    background: ${color.accentSoft};
  }
  &[data-tray-device] {
    cursor: grab;
    padding: 0 ${space[2]};
    user-select: none;
  }
`;

/** A row's own button: the whole row can be pressed. */
export const RowButton = styled.button.withConfig(named('FloorPlanRowButton'))`
  ${bareButton}
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: 100%;
  padding: 0 ${space[2]};
  border-radius: ${radius.sm};
  &:hover {
    background: ${color.surfaceHover};
  }
`;

export const RowText = styled.span.withConfig(named('FloorPlanRowText'))`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.sm};
  line-height: 18px;
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;
