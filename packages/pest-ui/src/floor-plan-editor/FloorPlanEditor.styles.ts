import { css, styled } from 'styled-components';
import { PestRoot } from '../theme/PestRoot';
import { token } from '../theme/tokens';

const named = (name: string, id: string) => ({ displayName: `Pest${name}`, componentId: `pest-floor-plan-${id}` });

export const Root = styled(PestRoot).withConfig(named('FloorPlanEditor', 'editor'))`
  container-type: inline-size;
  min-width: 0;
`;

/** The plan first, what is known about its devices beside it; below each other where there is no room. */
export const Columns = styled.div.withConfig(named('FloorPlanColumns', 'columns'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${token.space[3]};
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Bar = styled.div.withConfig(named('FloorPlanBar', 'bar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[2]};
`;
export const BarGroup = styled.div.withConfig(named('FloorPlanBarGroup', 'bar-group'))`
  display: flex;
  gap: ${token.space[1]};
`;

export const Paper = styled.div.withConfig(named('FloorPlanPaper', 'paper'))`
  position: relative;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  overflow: hidden;
`;

/**
 * A plan is drawn on white paper, in a dark surrounding, too. Clipped rather than hidden: a hidden overflow can still be
 * scrolled by a focus, and the plan would then lie beside where pan and zoom know it to be.
 */
export const Frame = styled.div.withConfig(named('FloorPlanFrame', 'frame'))`
  position: relative;
  overflow: clip;
  height: clamp(320px, 62cqw, 640px);
  background: #f4f4f1;
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

const mark = css`
  [data-part='halo'] {
    fill: #fff;
    stroke: #fff;
    stroke-width: 5;
    stroke-linejoin: round;
  }
  [data-part='shape'] {
    stroke: #fff;
    stroke-width: 1;
    stroke-linejoin: round;
  }
  [data-type='flyLamp'] {
    fill: #5646a8;
  }
  [data-type='mouseTrap'] {
    fill: #0b6b4b;
  }
  [data-type='cockroachTrap'] {
    fill: #8a4a10;
  }
  [data-type='baitStation'] {
    fill: #1d5c96;
  }
  [data-part='letters'] {
    fill: #fff;
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
    stroke: #a85b00;
    stroke-dasharray: 7 4;
  }
  [data-ring='activity'] {
    stroke: #b3261e;
  }
  [data-ring='fault'] {
    stroke: #1f1f1f;
    stroke-dasharray: 0.1 6;
    stroke-linecap: round;
    stroke-width: 4;
  }
  [data-part='ground'] {
    fill: none;
    stroke: #fff;
    stroke-width: 6;
  }
`;

/**
 * Carries the CSS transform of pan and zoom. Colours are fixed, since the paper is white in every scheme; markers
 * have a white halo against whatever is drawn beneath.
 */
export const Layer = styled.div.withConfig(named('FloorPlanLayer', 'layer'))<{ readonly $enlarged: number }>`
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
    background: #fff;
  }
  svg {
    overflow: visible;
    pointer-events: none;
    font-family: ${token.font.family};
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
    stroke: ${token.color.focus};
    stroke-width: 3;
  }
  [data-part='chosen'] {
    fill: none;
    stroke: #1f1f1f;
    stroke-width: 2;
  }
  [data-marker]:focus-visible [data-part='focus'] {
    display: inline;
  }
  [data-part='reach'] {
    fill: rgb(11 107 75 / 0.1);
    stroke: #0b6b4b;
    stroke-dasharray: 6 4;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
`;

export const Notice = styled.div.withConfig(named('FloorPlanNotice', 'notice'))`
  position: absolute;
  top: ${token.space[2]};
  left: 50%;
  transform: translateX(-50%);
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: calc(100% - ${token.space[4]});
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.md};
  font-size: ${token.fontSize.sm};
`;

export const Hint = styled.p.withConfig(named('FloorPlanHint', 'hint'))`
  margin: ${token.space[2]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
`;

export const Side = styled.div.withConfig(named('FloorPlanSide', 'side'))`
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  min-width: 0;
`;

export const Panel = styled.section.withConfig(named('FloorPlanPanel', 'panel'))`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  padding: ${token.space[3]};
  h3 {
    margin: 0;
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
  p {
    margin: ${token.space[1]} 0 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
  }
`;

export const PanelHead = styled.div.withConfig(named('FloorPlanPanelHead', 'panel-head'))`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
`;

export const Filters = styled.div.withConfig(named('FloorPlanFilters', 'filters'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[2]};
  margin: ${token.space[2]} 0;
  > :first-child {
    grid-column: 1 / -1;
  }
`;

export const Rows = styled.ul.withConfig(named('FloorPlanRows', 'rows'))`
  list-style: none;
  margin: ${token.space[2]} calc(-1 * ${token.space[2]}) 0;
  padding: 0;
  max-height: 340px;
  overflow: auto;
`;

export const Row = styled.li.withConfig(named('FloorPlanRow', 'row'))`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  content-visibility: auto;
  contain-intrinsic-size: auto 40px;
  border-radius: ${token.radius.sm};
  &[data-selected] {
    background: ${token.color.accentSoft};
  }
  &[data-tray-device] {
    cursor: grab;
    padding: 0 ${token.space[2]};
    user-select: none;
  }
`;

/** A row's own button: the whole row can be pressed. */
export const RowButton = styled.button.withConfig(named('FloorPlanRowButton', 'row-button'))`
  all: unset;
  box-sizing: border-box;
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 40px;
  padding: ${token.space[1]} ${token.space[2]};
  border-radius: ${token.radius.sm};
  cursor: pointer;
  &:hover {
    background: ${token.color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

export const RowText = styled.span.withConfig(named('FloorPlanRowText', 'row-text'))`
  flex: 1;
  min-width: 0;
  font-size: ${token.fontSize.sm};
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
  }
`;

export const Facts = styled.dl.withConfig(named('FloorPlanFacts', 'facts'))`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[1]} ${token.space[3]};
  margin: ${token.space[2]} 0;
  font-size: ${token.fontSize.sm};
  dt {
    color: ${token.color.textMuted};
  }
  dd {
    margin: 0;
  }
`;

export const Places = styled.form.withConfig(named('FloorPlanPlaces', 'places'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Acts = styled.div.withConfig(named('FloorPlanActs', 'acts'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

export const Ask = styled.div.withConfig(named('FloorPlanAsk', 'ask'))`
  margin-top: ${token.space[3]};
  padding: ${token.space[3]};
  border: 1px solid ${token.color.danger};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.text};
  font-size: ${token.fontSize.sm};
`;

export const Key = styled.ul.withConfig(named('FloorPlanKey', 'key'))`
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
    border-radius: ${token.radius.sm};
    background: #fff;
  }
`;

export const Findings = styled.details.withConfig(named('FloorPlanFindings', 'findings'))`
  margin-top: ${token.space[2]};
  font-size: ${token.fontSize.sm};
  summary {
    cursor: pointer;
  }
  ul {
    margin: ${token.space[1]} 0 0;
    padding-left: ${token.space[5]};
    max-height: 160px;
    overflow: auto;
  }
`;

/** A device's mark at the size of a line of text. */
export const Swatch = styled.svg.withConfig(named('FloorPlanSwatch', 'swatch'))`
  flex: none;
  width: 26px;
  height: 26px;
  font-family: ${token.font.family};
  [data-part='focus'] {
    display: none;
  }
  ${mark}
`;
