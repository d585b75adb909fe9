import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, fontWeight, radius, shadow, space } from '../../theme/tokens';

/** What a tool asks for, over the lower edge of the plan, and beneath it where there is little room. */
export const ToolPanel = styled.form.withConfig(named('FloorPlanTool'))`
  position: absolute;
  inset: auto ${space[3]} ${space[3]};
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.md};
  cursor: auto;
  user-select: text;
  --_pest-field-height: 32px;
  > * {
    flex: 0 1 auto;
  }
  > [data-pest-points] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    border: 0;
    > * {
      width: 104px;
    }
  }
  > p {
    flex: 1 1 100%;
    margin: 0;
    font-size: ${fontSize.sm};
  }
  @container (max-width: 600px) {
    position: static;
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

/** Two pictures beside each other, or one. */
export const Boards = styled.div.withConfig(named('FloorPlanBoards'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  border: 0;
  &[data-single] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-numbers] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
    margin-block-start: ${space[2]};
  }
`;

export const AlignBoard = styled.div.withConfig(named('FloorPlanBoard'))`
  position: relative;
  border: 1px solid ${color.border};
  background: ${plan.paper};
  cursor: crosshair;
  user-select: none;
  img,
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  i {
    position: absolute;
    width: 8px;
    height: 8px;
    margin: -4px;
    border: 1px solid ${plan.paper};
    border-radius: 50%;
  }
`;

export const BoardPoint = styled.button.withConfig(named('FloorPlanPoint'))`
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px;
  padding: 0;
  border: 2px solid ${plan.measure};
  border-radius: 50%;
  background: color-mix(in srgb, ${plan.paper} 70%, transparent);
  color: ${plan.measure};
  font-weight: ${fontWeight.semibold};
  font-size: ${fontSize.xs};
  cursor: grab;
  touch-action: none;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
