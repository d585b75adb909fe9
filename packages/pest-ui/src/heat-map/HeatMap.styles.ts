import { css, styled } from 'styled-components';
import { sheetOverlap } from '../floor-plan/sheet-height';
import { bareButton } from '../primitives/button/bare-button';
import * as color from '../theme/color';
import { named } from '../theme/named';
import * as plan from '../theme/plan-color';
import { controlSize, font, fontSize, fontWeight, radius, shadow, space } from '../theme/tokens';

type Rules = ReturnType<typeof css>;

/** Where there is room for it to float on the map: sooner where the map is as high as its place. */
const roomy = (rules: Rules) => css`
  @container pest-heat-canvas (min-width: 1000px) {
    ${rules}
  }
  [data-fill] & {
    @container pest-heat-canvas (min-width: 760px) {
      ${rules}
    }
  }
`;

/** Below this width of a map that fills its place, what is beside it becomes a sheet at the bottom. */
export const narrow = 899;

/** The map, and beside it what it adds up to. */
export const Halves = styled.div.withConfig(named('HeatHalves'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  /* One height for both, so that the map stays where it is whatever opens beside it. */
  @container pest-heat (min-width: 1060px) {
    &:not([data-alone]) {
      height: clamp(540px, 62cqw, 860px);
    }
  }
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  @container pest-heat (max-width: ${narrow}px) {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-fill] &&& {
    flex: 1;
    grid-template-rows: minmax(0, 1fr);
    align-items: stretch;
    height: auto;
    min-height: 0;
    border: 0;
    border-radius: 0;
    &[data-alone] {
      display: block;
      overflow: auto;
    }
    @container pest-heat (max-width: ${narrow}px) {
      grid-template-rows: minmax(0, 1fr) auto;
    }
  }
`;

/** What floats on the map where there is room, and stands above and below it where there is none. */
export const Canvas = styled.div.withConfig(named('HeatCanvas'))`
  container: pest-heat-canvas / inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-radius: inherit;
  background: ${plan.surround};
  @container pest-heat (min-width: 1060px) {
    height: 100%;
  }
  [data-fill] & {
    min-height: 0;
    /* On the lowest screens not all of it has room at once. */
    @container pest-heat (max-width: 600px) {
      overflow-y: auto;
    }
  }
`;

const float = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.md};
`;

export const Floats = styled.div.withConfig(named('HeatFloats'))`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  padding: ${space[2]};
  > * {
    ${float}
    padding: 2px;
    box-shadow: none;
  }
  ${roomy(css`
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    padding: ${space[3]};
    pointer-events: none;
    > * {
      box-shadow: ${shadow.md};
      pointer-events: auto;
    }
    &[data-edge='top'] {
      top: 0;
      align-items: start;
    }
    &[data-edge='bottom'] {
      bottom: 0;
    }
  `)}
  /* A phone has room for one choice of days, not for six, and for what is counted behind a button. */
  [data-part='unfold'] {
    display: none;
  }
  [data-part='range'] > select {
    --_pest-field-height: 36px;
    display: none;
    border-color: transparent;
  }
  [data-fill] & {
    @container pest-heat-canvas (max-width: 600px) {
      &[data-edge='top'] {
        position: absolute;
        z-index: 2;
        inset: 0 0 ${sheetOverlap}px;
        flex-wrap: nowrap;
        align-items: start;
        pointer-events: none;
        > * {
          flex: none;
          max-width: 100%;
          min-height: ${controlSize.touch};
          box-shadow: ${shadow.md};
          pointer-events: auto;
        }
        /* Days that are written need the row; those that were are said by their choice, until all is unfolded. */
        &:has([data-part='range'] > select + *) {
          flex-wrap: wrap;
          align-content: start;
        }
        &:not(:has([data-open])) > :not([data-writing]) > select + * {
          display: none;
        }
        &:has([data-open]) {
          overflow: auto;
        }
        > [data-open] {
          flex: 0 1 auto;
          /* What opened it stays where it was pressed. */
          > [data-part='row'] > button {
            order: -1;
            flex: 1 0 100%;
            justify-content: end;
          }
        }
        > :not([data-open]) > [data-part='row'] > [role='radiogroup'] {
          display: none;
        }
        [data-part='unfold'] {
          display: inline-flex;
        }
      }
      /* The buttons lie on the map, the legend under it. */
      &[data-edge='bottom'] {
        gap: 0 ${space[2]};
        > * {
          z-index: 1;
          margin-block-start: -56px;
        }
        > [data-pest='heat-legend'] {
          order: 1;
          flex: 1 1 100%;
          margin-block: ${space[2]};
        }
        p {
          display: none;
        }
      }
      [data-part='range']:has(> select) > [role='radiogroup'] {
        display: none;
      }
      [data-part='range'] > select {
        display: block;
      }
    }
  }
  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  [data-part='end'] {
    margin-inline-start: auto;
  }
`;

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
  /* Not the window's, which changes while it is pressed, and with it would change what all marks inherit. */
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

/** Marks keep their size on the screen: they are scaled against the plan. */
export const markStyles = css`
  font-family: ${font.family};
  [data-mark] {
    scale: var(--pest-marker-scale, 1);
    @container pest-heat-canvas (max-width: 600px) {
      scale: calc(1.4 * var(--pest-marker-scale, 1));
    }
  }
  rect[data-part='pill'] {
    fill: ${plan.ink};
    stroke: ${plan.paper};
    stroke-width: 1.5;
  }
  circle {
    fill: ${plan.paper};
    stroke: ${plan.ink};
    stroke-width: 1.4;
  }
  text {
    fill: ${plan.paper};
    font-size: 12px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  [data-mark='unknown'] text {
    fill: ${plan.ink};
  }
  [data-mark='unchecked'] circle {
    stroke-dasharray: 3 2;
  }
  [data-part='limit'] path {
    fill: ${plan.finding};
    stroke: ${plan.paper};
  }
  [data-part='limit'] text {
    fill: ${plan.findingInk};
    font-size: 10px;
  }
  [data-part='ring'] {
    fill: none;
    stroke: ${plan.paper};
    stroke-width: 3;
  }
  [data-part='chosen'] {
    fill: none;
    stroke: ${plan.chosen};
    stroke-width: 2.5;
  }
  [data-pointed] [data-part='chosen'] {
    stroke: ${plan.ink};
    stroke-width: 1.5;
  }
`;

export const Marks = styled.svg.withConfig(named('HeatMarks'))`
  ${markStyles}
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

export const LegendBox = styled.div.withConfig(named('HeatLegend'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  && {
    padding: ${space[1]} ${space[3]};
  }
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  [data-part='title'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  [data-part='scale'] {
    display: grid;
    grid-template-columns: 64px minmax(96px, 1fr) 64px;
    align-items: center;
    gap: 0 ${space[1]};
    flex: 1 1 240px;
  }
  [data-part='ramp'] {
    grid-row: 1;
    grid-column: 2;
  }
  [data-part='scale'] > span:nth-of-type(1) {
    grid-row: 1;
    grid-column: 1;
  }
  [data-part='scale'] > span:nth-of-type(2) {
    grid-row: 1;
    grid-column: 3;
  }
  input[type='number'] {
    min-height: 28px;
    padding: 0 6px;
    font-size: ${fontSize.xs};
  }
  [data-part='histogram'],
  [data-part='breaks'] {
    display: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    white-space: nowrap;
  }
  li svg {
    flex: none;
    border-radius: ${radius.sm};
    background: ${plan.paper};
    overflow: visible;
    ${markStyles}
  }
  p {
    flex-basis: 100%;
    margin: 0;
    color: ${color.textMuted};
  }
  ${roomy(css`
    display: grid;
    gap: ${space[1]};
    width: 352px;
    && {
      padding: ${space[2]} ${space[3]};
    }
    [data-part='title'] {
      justify-content: space-between;
    }
    [data-part='ramp'] {
      grid-column: 1 / -1;
    }
    [data-part='scale'] > span:nth-of-type(n) {
      grid-row: 2;
    }
    [data-part='histogram'] {
      display: flex;
      align-items: end;
      gap: 1px;
      height: 18px;
      margin: 0 12px -8px;
    }
    [data-part='histogram'] i {
      flex: 1;
      border-radius: 1px 1px 0 0;
      background: ${color.borderStrong};
      opacity: 0.55;
    }
    [data-part='breaks'] {
      grid-column: 2;
      display: flex;
      justify-content: space-evenly;
    }
  `)}
`;

/** The ramp of colours; two native sliders may lie on it, of which only the thumbs take the pointer. */
export const Ramp = styled.div.withConfig(named('HeatRamp'))`
  position: relative;
  height: 28px;
  min-width: 96px;
  [data-part='lane'] {
    position: absolute;
    inset: 0 12px;
  }
  [data-part='track'],
  [data-part='colours'],
  [data-part='limit'] {
    position: absolute;
    top: 9px;
    height: 10px;
    border-radius: 2px;
  }
  [data-part='track'] {
    inset-inline: 0;
    background: ${color.surfaceSunken};
    box-shadow: inset 0 0 0 1px ${color.border};
  }
  [data-part='limit'] {
    top: 5px;
    width: 2px;
    height: 18px;
    background: ${color.text};
    box-shadow: 0 0 0 1px ${color.surface};
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
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid transparent;
    border-inline-width: 6px;
    border-radius: 9px;
    background: ${plan.paper};
    background-clip: padding-box;
    box-shadow: inset 0 0 0 2px ${plan.ink};
    cursor: ew-resize;
  }
  input::-moz-range-thumb {
    pointer-events: auto;
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius.md};
    background: ${plan.paper};
    cursor: ew-resize;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color.focus};
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color.focus};
  }
`;

export const Side = styled.aside.withConfig(named('HeatSide'))`
  display: grid;
  align-content: start;
  min-width: 0;
  border-inline-start: 1px solid ${color.border};
  > * + * {
    border-block-start: 1px solid ${color.borderSoft};
  }
  > * {
    padding: ${space[3]} ${space[4]};
  }
  @container pest-heat (min-width: 1060px) {
    height: 100%;
    overflow: auto;
  }
  @container pest-heat (max-width: ${narrow}px) {
    border-inline-start: 0;
    border-block-start: 1px solid ${color.border};
  }
  /* The panel around it has the line and scrolls. */
  [data-fill] & {
    height: auto;
    border: 0;
    overflow: visible;
  }
`;

/** The big figures, each with what it is beside. */
export const Totals = styled.dl.withConfig(named('HeatTotals'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
  }
  b {
    font-size: 22px;
    font-weight: ${fontWeight.semibold};
    line-height: 28px;
  }
  [data-warn] {
    color: ${color.warning};
  }
`;

/** The days, and what the data leave open: in the line above the map where that has the room. */
export const Days = styled.p.withConfig(named('HeatDays'))`
  display: none;
  margin: ${space[2]} 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  [data-fill] & {
    @container pest-heat (max-width: 600px) {
      display: block;
    }
  }
`;

export const Board = styled.section.withConfig(named('HeatBoard'))`
  && {
    padding-inline: 0;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding-inline: ${space[4]};
  }
  ol {
    list-style: none;
    margin: ${space[2]} 0 0;
    padding: 0;
  }
  > p {
    margin: ${space[2]} 0 0;
    padding-inline: ${space[4]};
    color: ${color.textMuted};
  }
`;

export const BoardButton = styled.button.withConfig(named('HeatBoardButton'))`
  ${bareButton}
  position: relative;
  display: grid;
  grid-template-columns: 18px minmax(64px, 1fr) auto minmax(60px, auto);
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 40px;
  padding: ${space[1]} ${space[4]} 6px;
  font-size: ${fontSize.sm};
  text-align: start;
  font-variant-numeric: tabular-nums;
  @media (pointer: coarse) {
    min-height: 48px;
  }
  [data-part='device'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='device'] small {
    margin-inline-start: ${space[2]};
  }
  [data-part='figure'] {
    font-weight: ${fontWeight.semibold};
  }
  [data-part='place'],
  [data-part='change'] {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    text-align: end;
  }
  [data-part='bar'] {
    position: absolute;
    bottom: 3px;
    left: 42px;
    height: 3px;
    border-radius: 1px;
    /* The darkest colours would be lost on a dark page. */
    box-shadow: 0 0 0 1px light-dark(transparent, rgb(255 255 255 / 0.4));
  }
  [data-part='limit'] {
    display: block;
    width: fit-content;
    margin-inline-start: auto;
    padding: 0 ${space[1]};
    border-radius: ${radius.sm};
    background: ${plan.finding};
    color: ${plan.findingInk};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.regular};
  }
  &:hover,
  &[data-pointed] {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;
