import { css, styled } from 'styled-components';
import * as color from '../theme/color';
import { named } from '../theme/named';
import * as plan from '../theme/plan-color';
import { font } from '../theme/tokens';
import { deviceFills } from './device-marks';

/**
 * A plan is drawn on white paper, in a dark surrounding, too. Clipped rather than hidden: a hidden overflow can still be
 * scrolled by a focus, and the plan would then lie beside where pan and zoom know it to be.
 */
export const Frame = styled.div.withConfig(named('FloorPlanFrame'))`
  position: relative;
  overflow: clip;
  height: clamp(320px, 62cqw, 640px);
  background: ${plan.surround};
  cursor: grab;
  user-select: none;
  touch-action: pan-x pan-y;
  &:active {
    cursor: grabbing;
  }
  &[data-armed] {
    cursor: crosshair;
  }
`;

const fills = Object.entries(deviceFills).map(([type, fill]) => `[data-type='${type}'] { fill: ${fill}; }`);

const mark = css`
  [data-part='halo'] {
    fill: ${plan.paper};
    stroke: ${plan.paper};
    stroke-width: 5;
    stroke-linejoin: round;
  }
  [data-part='shape'] {
    stroke: ${plan.paper};
    stroke-width: 1;
    stroke-linejoin: round;
  }
  ${fills}
  [data-part='letters'] {
    fill: ${plan.paper};
    font-size: 11px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-part='ring'] {
    fill: none;
    stroke-width: 3;
  }
  [data-ring='due'] {
    stroke: ${plan.due};
    stroke-dasharray: 7 4;
  }
  [data-ring='activity'] {
    stroke: ${plan.activity};
  }
  [data-ring='fault'] {
    stroke: ${plan.ink};
    stroke-dasharray: 0.1 6;
    stroke-linecap: round;
    stroke-width: 4;
  }
  [data-part='ground'] {
    fill: none;
    stroke: ${plan.paper};
    stroke-width: 6;
  }
`;

/**
 * Carries the CSS transform of pan and zoom. Colours are fixed, since the paper is white in every scheme; markers
 * have a white halo against whatever is drawn beneath.
 */
export const Layer = styled.div.withConfig(named('FloorPlanLayer'))<{ readonly $enlarged: number }>`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  img,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  img {
    pointer-events: none;
    background: ${plan.paper};
  }
  svg {
    overflow: visible;
    pointer-events: none;
    font-family: ${font.family};
  }
  [data-marker] {
    pointer-events: all;
    cursor: pointer;
    outline: none;
  }
  &[data-grab='mouse'] [data-marker],
  &[data-grab='all'] [data-marker] {
    cursor: grab;
  }
  &[data-grab='all'] [data-marker] * {
    touch-action: none;
  }
  [data-carried] {
    opacity: 0.4;
  }
  /* Place and size in one transform: with two of them a thousand markers take twice as long to paint. */
  [data-marker],
  [data-part='size'] {
    scale: calc(var(--pest-marker-scale, 1) * ${({ $enlarged }) => $enlarged});
  }
  ${mark}
  [data-part='focus'] {
    display: none;
    fill: none;
    stroke: ${color.focus};
    stroke-width: 3;
  }
  [data-part='chosen'] {
    fill: none;
    stroke: ${plan.ink};
    stroke-width: 2;
  }
  [data-marker]:focus-visible [data-part='focus'] {
    display: inline;
  }
  [data-part='reach'] {
    fill: ${plan.reach};
    fill-opacity: 0.1;
    stroke: ${plan.reach};
    stroke-dasharray: 6 4;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;

/** A device's mark at the size of a line of text. */
export const Swatch = styled.svg.withConfig(named('FloorPlanSwatch'))`
  flex: none;
  width: 26px;
  height: 26px;
  font-family: ${font.family};
  [data-part='focus'] {
    display: none;
  }
  ${mark}
`;
