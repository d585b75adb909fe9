import { css, styled } from 'styled-components';
import * as color from '../theme/color';
import { named } from '../theme/named';
import { fontSize, fontWeight, radius } from '../theme/tokens';

/** Below this width of a map that fills its place, what is beside it becomes a sheet at the bottom. */
export const narrow = 760;

/** Headings around a map, and what is quieter; whatever has a style of its own comes later. */
export const headings = css`
  h2 {
    margin: 0;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.regular};
  }
`;

/** The map with the totals beside it. */
export const Halves = styled.div.withConfig(named('HeatHalves'))`
  ${headings}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  /* One height for both, so that the map does not move when something opens beside it. */
  @container pest-heat (min-width: 1060px) {
    &:not([data-alone]) {
      height: clamp(540px, 62cqw, 860px);
    }
  }
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  @container pest-heat (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-fill] & {
    flex: 1;
    grid-template-columns: minmax(0, 1fr) 320px;
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
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) auto;
    }
  }
`;
