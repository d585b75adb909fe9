import { styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-heat-${id}` });

export const Root = styled(PestRoot).withConfig(named('HeatMap', 'map'))`
  container-type: inline-size;
  min-width: 0;
  h3 {
    margin: 0;
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
  h3 small {
    color: ${token.color.textMuted};
    font-weight: ${token.fontWeight.regular};
  }
`;

export const Figure = styled.figure.withConfig(named('HeatFigure', 'figure'))`
  margin: 0;
`;

export const Tools = styled.div.withConfig(named('HeatTools', 'tools'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  margin-bottom: ${token.space[3]};
`;

export const Caption = styled.figcaption.withConfig(named('HeatCaption', 'caption'))`
  margin-bottom: ${token.space[3]};
  color: ${token.color.text};
  font-size: ${token.fontSize.md};
`;

export const Columns = styled.div.withConfig(named('HeatColumns', 'columns'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${token.space[4]};
  align-items: start;
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div.withConfig(named('HeatSide', 'side'))`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`;

/** A plan is drawn on white paper, in a dark surrounding, too. */
export const PlanPaper = styled.div.withConfig(named('HeatPlanPaper', 'paper'))`
  position: relative;
  width: 100%;
  background: #fff;
  border-radius: ${token.radius.md};
  box-shadow: 0 0 0 1px ${token.color.border};
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    filter: grayscale(1);
  }
`;

/** Percent of the plan for places, pixels for sizes: dots stay the same size whatever the plan's. */
export const Dots = styled.svg.withConfig(named('HeatDots', 'dots'))`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  circle {
    r: 5px;
    stroke: #333;
    stroke-width: 1.5;
    @container (max-width: 500px) {
      r: 3.5px;
    }
  }
  [data-reading='some'] {
    fill: #1f1f1f;
    stroke: #fff;
  }
  [data-reading='zero'] {
    fill: #fff;
  }
  [data-marked] circle {
    stroke: #1f1f1f;
    stroke-width: 4;
    paint-order: stroke;
  }
  [data-marked] [data-reading='some'] {
    stroke: #fff;
    stroke-width: 3;
    r: 8px;
  }
  text {
    fill: #1f1f1f;
    stroke: #fff;
    stroke-width: 3;
    paint-order: stroke;
    font: 600 12px ${token.font.family};
    text-anchor: middle;
  }
`;

export const Tip = styled.div.withConfig(named('HeatTip', 'tip'))`
  position: absolute;
  z-index: 1;
  display: grid;
  gap: 2px;
  width: max-content;
  max-width: 220px;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.md};
  font-size: ${token.fontSize.xs};
  pointer-events: none;
  &[data-side='right'] {
    margin-left: ${token.space[4]};
  }
  &[data-side='left'] {
    transform: translateX(calc(-100% - ${token.space[4]}));
  }
  &[data-edge='above'] {
    translate: 0 -100%;
  }
`;

export const Board = styled.section.withConfig(named('HeatBoard', 'board'))`
  ol {
    list-style: none;
    margin: ${token.space[2]} 0 0;
    padding: 0;
  }
  p {
    margin: ${token.space[2]} 0 0;
    color: ${token.color.textMuted};
  }
`;

export const BoardButton = styled.button.withConfig(named('HeatBoardButton', 'board-button'))`
  all: unset;
  box-sizing: border-box;
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  width: 100%;
  min-height: 44px;
  padding: ${token.space[1]} ${token.space[2]};
  border-radius: ${token.radius.sm};
  cursor: pointer;
  font-size: ${token.fontSize.sm};
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
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
  }
  &:hover,
  &[data-pointed] {
    background: ${token.color.surfaceSunken};
  }
  &[aria-pressed='true'] {
    background: ${token.color.accentSoft};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

export const BoardPlace = styled.span.withConfig(named('HeatBoardPlace', 'board-place'))`
  width: 1.5em;
  color: ${token.color.textMuted};
  text-align: right;
`;

export const BoardBar = styled.span.withConfig(named('HeatBoardBar', 'board-bar'))`
  position: absolute;
  left: 0;
  bottom: 0;
  height: 2px;
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
`;

export const Scale = styled.div.withConfig(named('HeatScale', 'scale'))`
  [data-part='fields'] {
    display: grid;
    grid-template-columns: 1fr 1fr auto;
    gap: ${token.space[2]};
  }
  p {
    margin: ${token.space[1]} 0 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
  }
`;

/** Two native sliders lie on one track; only their thumbs take the pointer. */
export const Sliders = styled.div.withConfig(named('HeatSliders', 'sliders'))`
  position: relative;
  height: 32px;
  margin: ${token.space[1]} 0;
  [data-part='track'] {
    position: absolute;
    inset: 10px 12px;
    border-radius: ${token.radius.pill};
    background: ${token.color.surfaceSunken};
    box-shadow: inset 0 0 0 1px ${token.color.border};
  }
  [data-part='colours'] {
    position: absolute;
    top: 0;
    bottom: 0;
    border-radius: ${token.radius.pill};
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
    border: 2px solid ${token.color.accent};
    border-radius: ${token.radius.pill};
    background: #fff;
    cursor: ew-resize;
  }
  input::-moz-range-thumb {
    box-sizing: border-box;
    pointer-events: auto;
    width: 24px;
    height: 24px;
    border: 2px solid ${token.color.accent};
    border-radius: ${token.radius.pill};
    background: #fff;
    cursor: ew-resize;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

export const Key = styled.ul.withConfig(named('HeatKey', 'key'))`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  margin: ${token.space[2]} 0 0;
  padding: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[1]};
  }
  svg {
    position: static;
    width: 16px;
    height: 16px;
    border-radius: ${token.radius.sm};
    background: #fff;
  }
`;

export const TableWindow = styled.div.withConfig(named('HeatTableWindow', 'table'))`
  overflow: auto;
  max-height: 560px;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token.fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${token.space[2]} ${token.space[3]};
    border-bottom: 1px solid ${token.color.border};
    text-align: left;
    white-space: nowrap;
  }
  th {
    position: sticky;
    top: 0;
    background: ${token.color.surfaceSunken};
    font-weight: ${token.fontWeight.medium};
  }
  [data-numeric] {
    text-align: right;
  }
  [data-selected] {
    background: ${token.color.accentSoft};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
  }
`;

export const SortButton = styled.button.withConfig(named('HeatSortButton', 'sort'))`
  all: unset;
  cursor: pointer;
  min-height: 24px;
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
