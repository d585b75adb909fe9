import { styled } from 'styled-components';
import { oneRow } from '../floor-plan/one-row';
import { sheetHeight, sheetOverlap } from '../floor-plan/sheet-height';
import { bareButton } from '../primitives/button/bare-button';
import { Columns } from '../primitives/layout/Columns';
import { Panel as Box } from '../primitives/layout/Panel';
import * as color from '../theme/color';
import { named } from '../theme/named';
import * as plan from '../theme/plan-color';
import { fontSize, fontWeight, radius, shadow, space } from '../theme/tokens';

/** Below this width of the widget the panel lies beneath the plan. */
export const narrow = 760;

/** Narrow and wide are those of the widget, not of the window. */
export const Whole = styled.div.withConfig(named('FloorPlanEditor'))`
  container-type: inline-size;
  min-width: 0;
  [data-fill] & {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
`;

/** The plan, and the panel beside it, or under it: the room of a sheet that is not there yet is kept. */
export const Sides = styled(Columns).withConfig(named('FloorPlanSides'))`
  [data-fill] & {
    flex: 1;
    grid-template-rows: minmax(0, 1fr);
    align-items: stretch;
    gap: 0;
    min-height: 0;
    @container (max-width: ${narrow}px) {
      grid-template-rows: minmax(0, 1fr) auto;
      > :only-child {
        margin-block-end: calc(${sheetHeight} - ${sheetOverlap}px);
      }
    }
  }
`;

/** The plan with what explains it: beneath it, or on it where it fills its place. */
export const Column = styled.div.withConfig(named('FloorPlanColumn'))`
  [data-fill] & {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
`;

/** What lies on a plan that fills its place. */
export const Floats = styled.div.withConfig(named('FloorPlanFloats'))`
  [data-fill] & {
    position: absolute;
    inset: auto ${space[3]} ${space[3]};
    display: flex;
    align-items: end;
    gap: ${space[2]};
    pointer-events: none;
    > * {
      margin: 0;
      padding: ${space[1]} ${space[3]};
      border: 1px solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surfaceRaised};
      box-shadow: ${shadow.md};
      pointer-events: auto;
    }
    > [data-part='zoom'] {
      flex: none;
      margin-inline-start: auto;
      padding: 2px;
    }
    @container (max-width: ${narrow}px) {
      inset-block-end: ${space[5]};
      /* A legend in two columns, however long its words; in one where two would push the zoom out. */
      > ul {
        display: grid;
        line-height: 14px;
        @container (min-width: 380px) {
          grid-template-columns: auto auto;
        }
      }
    }
  }
`;

export const Bar = styled.div.withConfig(named('FloorPlanBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  [data-fill] & {
    min-height: 48px;
    margin: 0;
    padding: ${space[1]} ${space[3]};
    border-block-end: 1px solid ${color.border};
    @container (max-width: ${narrow}px) {
      ${oneRow}
    }
  }
  [data-part='end'] {
    display: flex;
    flex-wrap: inherit;
    gap: ${space[2]};
    margin-inline-start: auto;
  }
`;
export const PlanChoiceBox = styled.div.withConfig(named('FloorPlanChoice'))`
  --_pest-field-height: 32px;
  flex: 0 1 220px;
  min-width: 140px;
`;

export const Paper = styled.div.withConfig(named('FloorPlanPaper'))`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow: hidden;
  [data-fill] & {
    flex: 1;
    min-height: 0;
    border: 0;
    border-radius: 0;
  }
`;

export const Notice = styled.div.withConfig(named('FloorPlanNotice'))`
  position: absolute;
  top: ${space[2]};
  left: 50%;
  translate: -50%;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: calc(100% - ${space[4]});
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  font-size: ${fontSize.sm};
`;

/** In a panel that is one already, a box in it would only be another line. */
export const Panel = styled(Box).withConfig(named('FloorPlanPanel'))`
  padding: ${space[3]};
  [data-fill] & {
    padding: 0;
    border: 0;
    background: none;
  }
  h3,
  h4 {
    margin: 0;
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  h4 {
    margin: ${space[3]} 0 ${space[1]};
    font-size: ${fontSize.sm};
  }
  > p {
    margin: ${space[1]} 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
`;

export const Filters = styled.div.withConfig(named('FloorPlanFilters'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin: ${space[2]} 0;
  > :first-child {
    grid-column: 1 / -1;
  }
`;

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

export const Places = styled.form.withConfig(named('FloorPlanPlaces'))`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Ask = styled.div.withConfig(named('FloorPlanAsk'))`
  margin-top: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.text};
  font-size: ${fontSize.sm};
`;

export const Findings = styled.ul.withConfig(named('FloorPlanFindings'))`
  list-style: none;
  margin: ${space[1]} 0;
  padding: 0;
  max-height: 480px;
  overflow: auto;
`;

export const Finding = styled.button.withConfig(named('FloorPlanFinding'))`
  ${bareButton}
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[2]};
  border-block-end: 1px solid ${color.borderSoft};
  font-size: ${fontSize.sm};
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
  }
`;

/** How many findings there are, beside the word. */
export const Count = styled.span.withConfig(named('FloorPlanCount'))`
  display: inline-block;
  min-width: 18px;
  margin-inline-start: ${space[1]};
  padding: 0 5px;
  border-radius: ${radius.pill};
  background: ${plan.finding};
  color: ${plan.findingInk};
  font-size: ${fontSize.xs};
  text-align: center;
`;

/** Beside the marker that is pointed at. */
export const Tip = styled.div.withConfig(named('FloorPlanTip'))`
  position: absolute;
  z-index: 1;
  max-width: 260px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.md};
  background: ${plan.ink};
  color: ${plan.paper};
  box-shadow: ${shadow.md};
  font-size: ${fontSize.xs};
  cursor: auto;
  translate: 0 -50%;
  &[data-side='left'] {
    translate: -100% -50%;
  }
  > * {
    display: block;
  }
`;

export const ScaleBar = styled.div.withConfig(named('FloorPlanScaleBar'))`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[2]};
  padding: 0 ${space[1]};
  border: 1px solid ${plan.ink};
  border-block-start: 0;
  background: color-mix(in srgb, ${plan.paper} 80%, transparent);
  color: ${plan.ink};
  font-size: ${fontSize.xs};
  line-height: 14px;
  text-align: center;
  pointer-events: none;
  [data-fill] & {
    inset: ${space[3]} ${space[3]} auto auto;
  }
`;
