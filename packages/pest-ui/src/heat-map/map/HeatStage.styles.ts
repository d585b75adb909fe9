import { css, styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, radius, space } from '../../theme/tokens';
import { float, roomy } from './HeatCanvas.styles';

/**
 * The window on the plan. Its padding is the room that what floats on it needs: the plan is fitted into the rest. Clipped
 * rather than hidden: a hidden overflow can still be scrolled by a focus.
 */
export const Frame = styled.div.withConfig(named('HeatFrame'))`
  position: relative;
  overflow: clip;
  flex: 1 0 clamp(300px, 62cqw, 620px);
  padding: 12px;
  @container pest-heat (min-width: 1060px) {
    flex-basis: 0;
  }
  border-radius: inherit;
  background: ${plan.surround};
  cursor: grab;
  user-select: none;
  touch-action: pan-x pan-y;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  [data-fill] & {
    flex: 1 1 0;
    min-height: 160px;
    border-radius: 0;
    touch-action: none;
    @container pest-heat-canvas (max-width: 600px) {
      min-height: 280px;
      padding-block: 60px;
    }
  }
  ${roomy(css`
    padding: 64px 12px 200px;
  `)}
`;

/** Carries the transform of pan and zoom, and everything that lies on the plan. */
export const Layer = styled.div.withConfig(named('HeatPlanLayer'))`
  /* The window's cursor changes while it is pressed; without this, all marks would inherit the change. */
  cursor: auto;
  pointer-events: none;
  position: absolute;
  top: 0;
  left: 0;
  background: ${plan.paper};
  transform-origin: 0 0;
  && > img,
  && > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 0;
    pointer-events: none;
  }
  > img {
    filter: grayscale(1);
  }
  > svg {
    overflow: visible;
  }
  && canvas {
    margin: 0;
    padding: 0;
    image-rendering: auto;
  }
`;

/** What was wrong with the picture, in the map's middle. */
export const PictureNote = styled.p.withConfig(named('HeatPictureNote'))`
  ${float}
  position: absolute;
  inset-inline: ${space[4]};
  top: 50%;
  width: fit-content;
  margin: 0 auto;
  padding: ${space[2]} ${space[3]};
  translate: 0 -50%;
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

export const Tip = styled.div.withConfig(named('HeatTip'))`
  position: absolute;
  z-index: 2;
  display: grid;
  width: max-content;
  max-width: 240px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.md};
  background: ${color.text};
  color: ${color.surface};
  font-size: ${fontSize.xs};
  pointer-events: none;
  translate: -50% calc(-100% - 16px);
  &[data-edge='below'] {
    translate: -50% 16px;
  }
`;
