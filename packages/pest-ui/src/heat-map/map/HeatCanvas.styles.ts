import { css, styled } from 'styled-components';
import { sheetOverlap } from '../../floor-plan/sheet-height';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { controlSize, radius, shadow, space } from '../../theme/tokens';

type Rules = ReturnType<typeof css>;

/** Applies the rules where parts can float on the map; a map that fills its place needs less width for that. */
export const roomy = (rules: Rules) => css`
  @container pest-heat-canvas (min-width: 1000px) {
    ${rules}
  }
  [data-fill] & {
    @container pest-heat-canvas (min-width: 760px) {
      ${rules}
    }
  }
`;

/** The map with its controls: floating on it where there is room, else above and below. */
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
    /* Low screens cannot show all of it at once. */
    @container pest-heat (max-width: 600px) {
      overflow-y: auto;
    }
  }
`;

export const float = css`
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
          align-content: center;
          max-width: 100%;
          min-height: ${controlSize.touch};
          box-shadow: ${shadow.md};
          pointer-events: auto;
        }
        /* Date fields take the whole row while they are edited; afterwards the select shows the range. */
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
          /* The button that opened it stays in its place. */
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
