import { styled } from 'styled-components';
import { PlanKey } from '../floor-plan/PlanKey';
import { bareButton } from '../primitives/button/bare-button';
import { PestRoot } from '../provider/PestRoot';
import * as color from '../theme/color';
import { named } from '../theme/named';
import * as plan from '../theme/plan-color';
import { font, fontSize, fontWeight, radius, shadow, space } from '../theme/tokens';

export const Root = styled(PestRoot).withConfig(named('HeatMap'))`
  container-type: inline-size;
  min-width: 0;
  h3 {
    margin: 0;
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  h3 small {
    color: ${color.textMuted};
    font-weight: ${fontWeight.regular};
  }
`;

export const Figure = styled.figure.withConfig(named('HeatFigure'))`
  margin: 0;
`;

export const Caption = styled.figcaption.withConfig(named('HeatCaption'))`
  margin-bottom: ${space[3]};
  color: ${color.text};
  font-size: ${fontSize.md};
`;

/** A plan is drawn on white paper, in a dark surrounding, too. */
export const PlanPaper = styled.div.withConfig(named('HeatPlanPaper'))`
  position: relative;
  width: 100%;
  background: ${plan.paper};
  border-radius: ${radius.md};
  box-shadow: 0 0 0 1px ${color.border};
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    filter: grayscale(1);
  }
`;

/** Legend of the dots; each is drawn as on the plan, in a box of its own. */
export const DotLegend = styled(PlanKey).withConfig(named('HeatDotLegend'))`
  svg {
    position: static;
    width: 16px;
    height: 16px;
  }
`;

/** Percent of the plan for places, pixels for sizes: dots stay the same size whatever the plan's. */
export const Dots = styled.svg.withConfig(named('HeatDots'))`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  circle {
    r: 5px;
    stroke: ${plan.ink};
    stroke-width: 1.5;
    @container (max-width: 500px) {
      r: 3.5px;
    }
  }
  [data-reading='some'] {
    fill: ${plan.ink};
    stroke: ${plan.paper};
  }
  [data-reading='zero'] {
    fill: ${plan.paper};
  }
  [data-marked] circle {
    stroke: ${plan.ink};
    stroke-width: 4;
    paint-order: stroke;
  }
  [data-marked] [data-reading='some'] {
    stroke: ${plan.paper};
    stroke-width: 3;
    r: 8px;
  }
  text {
    fill: ${plan.ink};
    stroke: ${plan.paper};
    stroke-width: 3;
    paint-order: stroke;
    font: 600 12px ${font.family};
    text-anchor: middle;
  }
`;

export const Tip = styled.div.withConfig(named('HeatTip'))`
  position: absolute;
  z-index: 1;
  display: grid;
  gap: 2px;
  width: max-content;
  max-width: 220px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.md};
  font-size: ${fontSize.xs};
  pointer-events: none;
  &[data-side='right'] {
    margin-left: ${space[4]};
  }
  &[data-side='left'] {
    transform: translateX(calc(-100% - ${space[4]}));
  }
  &[data-edge='above'] {
    translate: 0 -100%;
  }
`;

export const Board = styled.section.withConfig(named('HeatBoard'))`
  ol {
    list-style: none;
    margin: ${space[2]} 0 0;
    padding: 0;
  }
  p {
    margin: ${space[2]} 0 0;
    color: ${color.textMuted};
  }
`;

export const BoardButton = styled.button.withConfig(named('HeatBoardButton'))`
  ${bareButton}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 44px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  [data-part='device'] {
    flex: 1;
    min-width: 0;
  }
  [data-part='figure'] {
    text-align: right;
  }
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  &:hover,
  &[data-pointed] {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
  }
`;

export const BoardPlace = styled.span.withConfig(named('HeatBoardPlace'))`
  width: 1.5em;
  color: ${color.textMuted};
  text-align: right;
`;

export const BoardBar = styled.span.withConfig(named('HeatBoardBar'))`
  position: absolute;
  left: 0;
  bottom: 0;
  height: 2px;
  border-radius: ${radius.pill};
  background: ${color.accent};
`;

export const Scale = styled.div.withConfig(named('HeatScale'))`
  [data-part='fields'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]};
    margin-block-end: ${space[1]};
  }
  p {
    margin: ${space[1]} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;

/** Two native sliders lie on one track; only their thumbs take the pointer. */
export const Sliders = styled.div.withConfig(named('HeatSliders'))`
  position: relative;
  height: 32px;
  margin: ${space[1]} 0;
  [data-part='track'] {
    position: absolute;
    inset: 10px 12px;
    border-radius: ${radius.pill};
    background: ${color.surfaceSunken};
    box-shadow: inset 0 0 0 1px ${color.border};
  }
  [data-part='colours'] {
    position: absolute;
    top: 0;
    bottom: 0;
    border-radius: ${radius.pill};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    pointer-events: none;
    outline: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    pointer-events: auto;
    width: 24px;
    height: 24px;
    border: 2px solid ${color.accent};
    border-radius: ${radius.pill};
    background: ${plan.paper};
    cursor: ew-resize;
  }
  input::-moz-range-thumb {
    box-sizing: border-box;
    pointer-events: auto;
    width: 24px;
    height: 24px;
    border: 2px solid ${color.accent};
    border-radius: ${radius.pill};
    background: ${plan.paper};
    cursor: ew-resize;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
