import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';

export const Side = styled.div.withConfig(named('HeatSide'))`
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
  @container pest-heat (max-width: 899px) {
    border-inline-start: 0;
    border-block-start: 1px solid ${color.border};
  }
  /* The panel around it has the border and scrolls. */
  [data-fill] & {
    height: auto;
    border: 0;
    overflow: visible;
  }
`;

/** The totals, each with its label. */
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

/** The days and what is not settled. On wide screens the caption above the map shows it. */
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
