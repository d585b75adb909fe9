import { css, styled } from 'styled-components';
import { Grid } from '../../primitives/table/Table.styles';
import * as color from '../../theme/color';
import { heat0, heat2, heat4 } from '../../theme/heat-color';
import { named } from '../../theme/named';
import * as plan from '../../theme/plan-color';
import { fontSize, fontWeight, radius, space } from '../../theme/tokens';

/** Rows as label pairs; the head stays for who hears the table. */
const pairs = css`
  &,
  & tbody {
    display: block;
  }
  & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & tbody > tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_pest-pair)), 1fr));
    gap: 2px ${space[4]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
  }
  & tbody td {
    display: flex;
    gap: ${space[2]};
    padding: 0;
    border: 0;
    text-align: start;
  }
  & tbody td > div {
    flex: 1;
    min-width: 0;
    white-space: normal;
  }
  & tbody td > div[data-day]::before {
    content: attr(data-day) ' ';
  }
  & tbody td::before {
    flex: none;
    max-width: 50%;
    content: attr(data-label) / '';
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    line-height: inherit;
  }
`;

export const Prose = styled.p.withConfig(named('ReportProse'))`
  max-width: 72ch;
  margin: 0 0 ${space[3]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Codes, figures and states: nothing breaks within a word. */
export const Whole = styled.div.withConfig(named('ReportWhole'))`
  word-break: keep-all;
  &[data-code] {
    white-space: nowrap;
  }
`;

/** Words break between themselves; a long code breaks where it must. */
export const Words = styled.div.withConfig(named('ReportWords'))`
  min-width: 4em;
`;

/** A plan is paper: white in every scheme. */
export const PlanPaper = styled.svg.withConfig(named('ReportPlan'))`
  display: block;
  width: 100%;
  height: auto;
  max-height: 560px;
  border: 1px solid ${color.border};
  background: ${plan.paper};
  stroke-linejoin: round;
  & text {
    paint-order: stroke;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

export const PlanLegend = styled.ul.withConfig(named('ReportPlanLegend'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: ${space[2]} 0 0;
  padding: 0;
  font-size: ${fontSize.xs};
  list-style: none;
  & li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

/** From a little to the most, in the colours of the plan. */
export const HeatKey = styled.i.withConfig(named('ReportHeatKey'))`
  width: 56px;
  height: 8px;
  background: linear-gradient(to right, ${heat0}, ${heat2} 50%, ${heat4});
  print-color-adjust: exact;
`;

export const Photos = styled.div.withConfig(named('ReportPhotos'))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  & img {
    width: 72px;
    height: 54px;
    object-fit: cover;
    border-radius: ${radius.sm};
  }
`;

export const Signatures = styled.ul.withConfig(named('ReportSignatures'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    break-inside: avoid;
  }
  & svg {
    width: 100%;
    aspect-ratio: 3;
  }
`;

/** What a table is called that its section has beside others. */
export const TableName = styled.p.withConfig(named('ReportTableName'))`
  margin: ${space[3]} 0 0;
  font-weight: ${fontWeight.semibold};
  break-after: avoid;
`;

/**
 * A table of the report, without a way to scroll: where its columns have no room side by side, each row stands by itself
 * and its cells are told by name, two to a line.
 */
export const RowList = styled(Grid).withConfig(named('ReportRows'))`
  --_pest-pair: 150px;
  & td > div {
    overflow-wrap: break-word;
  }
  &[data-fit='few'] {
    @container (max-width: 320px) {
      ${pairs}
    }
  }
  &[data-fit='some'] {
    @container (max-width: 460px) {
      ${pairs}
    }
  }
  &[data-fit='many'] {
    @container (max-width: 600px) {
      ${pairs}
    }
    & th,
    & td {
      padding-inline: 6px;
    }
  }
  &[data-fit='none'] {
    --_pest-pair: 240px;
    ${pairs}
  }
`;
