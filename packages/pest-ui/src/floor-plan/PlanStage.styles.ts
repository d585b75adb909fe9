import { styled } from 'styled-components';
import { named } from '../theme/named';
import * as plan from '../theme/plan-color';
import { font } from '../theme/tokens';
import { mark } from './DeviceMark.styles';
import { leastTarget } from './marker-layout';

/**
 * A plan is drawn on white paper, in a dark surrounding, too. Clipped rather than hidden: a hidden overflow can still be
 * scrolled by a focus, and the plan would then lie beside where pan and zoom know it to be. Where it fills its place,
 * what floats on it has room in its padding.
 */
export const Frame = styled.div.withConfig(named('FloorPlanFrame'))`
  position: relative;
  overflow: clip;
  height: clamp(320px, 62cqw, 640px);
  background: ${plan.surround};
  cursor: grab;
  user-select: none;
  touch-action: pan-x pan-y;
  &:active,
  &:active [data-moving]::after {
    cursor: grabbing;
  }
  &[data-armed],
  &[data-armed] [data-moving]::after {
    cursor: crosshair;
  }
  [data-fill] & {
    height: 100%;
    padding: 8px 8px 64px;
    touch-action: none;
  }
`;

/**
 * Carries the CSS transform of pan and zoom. Colours are fixed, since the paper is white in every scheme; markers
 * have a white halo against whatever is drawn beneath. `--_pest-mark` is the size of a mark in pixels of the screen,
 * `--_pest-unit` undoes the zoom. Why some of it is so:
 * - `cursor`: set here, because the window's changes while it is pressed and all markers would inherit the change.
 * - `stroke-width`: the scale of what an SVG marker draws; see `MarkSymbols` for why marks have no transform.
 * - `text-rendering`: without it, each letter is measured again when a gesture begins and ends.
 * - `data-moving`: a cover over the marks during a gesture, because each hover would paint the whole plan again.
 * - `target`: invisible, and never smaller than a finger or a mouse can hit.
 *
 * (Comments within the styles would be bytes of every host.)
 */
export const Layer = styled.div.withConfig(named('FloorPlanLayer'))`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  pointer-events: none;
  cursor: auto;
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
    text-rendering: geometricPrecision;
  }
  [data-marker],
  [data-cluster] {
    pointer-events: all;
    cursor: pointer;
    outline: none;
  }
  &[data-grab='mouse'] [data-marker],
  &[data-grab='all'] [data-marker] {
    cursor: grab;
  }
  &[data-moving]::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: auto;
    cursor: grab;
  }
  [data-part='drawing'] {
    pointer-events: none;
  }
  &[data-grab='all'] [data-marker] * {
    touch-action: none;
  }
  [data-carried] {
    opacity: 0.4;
  }
  [data-part='mark'] {
    stroke-width: calc(var(--_pest-unit, 1) * var(--_pest-mark, 28) / 32);
  }
  [data-part='size'],
  [data-placed] {
    scale: calc(var(--_pest-unit, 1) * var(--_pest-mark, 28) / 32);
  }
  [data-cluster] {
    scale: var(--_pest-unit, 1);
  }
  ${mark}
  [data-part='target'] {
    fill: none;
    r: calc(max(0.5px * var(--_pest-mark, 28), ${leastTarget / 2 + 0.1}px) * var(--_pest-unit, 1));
    @media (pointer: coarse) {
      r: calc(max(0.5px * var(--_pest-mark, 28), 18px) * var(--_pest-unit, 1));
    }
  }
  &[data-tier='far'] {
    [data-part='letters'],
    [data-part='hatch'] {
      display: none;
    }
    [data-part='size'] [data-part='badge'] {
      scale: 1.8;
    }
    [data-badge][data-part='mark'] {
      stroke-width: calc(1.8 * var(--_pest-unit, 1) * var(--_pest-mark, 28) / 32);
    }
  }
  [data-spot] [data-part='letters'][x] {
    font-size: calc(1px * var(--_pest-letters) * var(--_pest-unit, 1) * var(--_pest-mark, 28) / 32) !important;
    stroke-width: calc(3.5px * var(--_pest-unit, 1) * var(--_pest-mark, 28) / 32);
  }
  [data-part='codes'],
  [data-part='code'] {
    fill: ${plan.ink};
    stroke: ${plan.paper};
    stroke-width: calc(3px * var(--_pest-unit, 1));
    paint-order: stroke;
    stroke-linejoin: round;
    text-anchor: middle;
    dominant-baseline: central;
    font-weight: 600;
    font-size: calc(11px * var(--_pest-unit, 1)) !important;
  }
  [data-marker]:hover + * [data-part='outline'] {
    display: inline;
    stroke: ${plan.ink};
    stroke-width: 9;
  }
  [data-selected] [data-part='outline'],
  [data-state='next'] + * [data-part='outline'] {
    display: inline;
  }
  [data-marker]:focus-visible + * [data-part='outline'] {
    display: inline;
    stroke: ${plan.measure};
    stroke-width: 13;
  }
  [data-part='disc'] {
    fill: ${plan.paper};
    stroke: ${plan.paper};
    stroke-width: 2;
  }
  [data-part='arc'] {
    fill: none;
    stroke-width: 4;
    rotate: -90deg;
  }
  [data-part='count'] {
    fill: ${plan.ink};
  }
  [data-cluster]:hover [data-part='disc'] {
    stroke: ${plan.ink};
  }
  [data-selected] [data-part='disc'] {
    stroke: ${plan.chosen};
    stroke-width: 5;
  }
  [data-cluster]:focus-visible [data-part='disc'] {
    stroke: ${plan.measure};
    stroke-width: 5;
  }
  [data-part='reach'] {
    fill: ${plan.reach};
    fill-opacity: 0.1;
    stroke: ${plan.reach};
    stroke-dasharray: 6 4;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  [data-part='area'] {
    fill: ${plan.finding};
    fill-opacity: 0.25;
    stroke: ${plan.trashArea};
    stroke-dasharray: 6 4;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  [data-part='area-name'] {
    text-anchor: middle;
    dominant-baseline: central;
    fill: ${plan.findingInk};
    stroke: ${plan.paper};
    stroke-width: 3px;
    paint-order: stroke;
    font-weight: 600;
    font-size: 12px !important;
  }
  [data-part='tie'] {
    stroke: ${plan.reach};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
    &[data-far] {
      stroke: ${plan.trashArea};
    }
  }
  [data-part='measured'] {
    font-size: 12px !important;
    fill: ${plan.paper};
    stroke: ${plan.reach};
    stroke-width: 5px;
    paint-order: stroke;
    stroke-linejoin: round;
    &[data-far] {
      stroke: ${plan.trashArea};
    }
  }
`;
