import { styled } from 'styled-components';
import { sheetHeight, sheetOverlap } from '../floor-plan/sheet-height';
import { Columns } from '../primitives/layout/Columns';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { radius, shadow, space } from '../theme/tokens';

/** Below this width of the widget the panel lies beneath the plan. */
export const narrow = 760;

/** A container: layouts depend on the width of the widget, not of the window. */
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

/** The plan with the panel beside or below it. Space is reserved for the sheet until it is loaded. */
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

/**
 * What lies on a plan that fills its place.
 * Two columns for the legend, unless they would push the zoom buttons out.
 */
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
