import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, shadow, space } from '../../theme/tokens';

/** What the layout's colour draws. */
const accent = `var(--_pest-paper-accent, ${color.accent})`;

/** The desk that the paper lies on. */
export const Canvas = styled.div.withConfig(named('ReportCanvas'))`
  container-type: inline-size;
  min-width: 0;
  padding: ${space[5]} ${space[4]};
  background: ${color.surfaceSunken};
  @media (max-width: 640px) {
    padding: 0;
  }
  @media print {
    padding: 0;
    background: none;
  }
`;

/**
 * A sheet as wide as its paper; narrower screens get the same in one column.
 * Tables end with the paper's words, whatever page the paper lies on.
 */
export const Sheet = styled.article.withConfig(named('ReportSheet'))`
  --_pest-page-inset: 0px;
  max-width: var(--_pest-paper-width, 794px);
  margin-inline: auto;
  padding: ${space[10]} 60px 64px;
  background: ${color.surface};
  box-shadow: ${shadow.md};
  line-height: 21px;
  &:focus-visible {
    outline: 2px solid ${color.focus};
  }
  @container (max-width: 720px) {
    padding: ${space[5]} ${space[4]} ${space[6]};
  }
  @media print {
    max-width: none;
    padding: 0;
    box-shadow: none;
  }
`;

/** A section that is still on its way. */
export const Lines = styled.div.withConfig(named('ReportLines'))`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[6]};
`;

/** Stands at the head of the paper, and on each printed page where the engine can. */
export const RunningHead = styled.p.withConfig(named('ReportRun'))`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin: 0 0 ${space[5]};
  padding-bottom: 6px;
  border-bottom: 1px solid ${color.text};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  line-height: 16px;
`;

export const Foot = styled(RunningHead).withConfig(named('ReportFoot'))`
  margin: ${space[8]} 0 0;
  padding: 6px 0 0;
  border: 0;
  border-top: 1px solid ${color.border};
`;

export const Cover = styled.header.withConfig(named('ReportHead'))`
  & h2 {
    margin: 0 0 ${space[4]};
    font-size: 26px;
    font-weight: ${fontWeight.semibold};
    line-height: 36px;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & h2 + p {
    margin: -14px 0 ${space[4]};
    color: ${color.textMuted};
    font-size: ${fontSize.md};
  }
  & img {
    display: block;
    max-width: 220px;
    height: 56px;
    margin-bottom: ${space[4]};
    object-fit: scale-down;
    object-position: 0;
  }
`;

/** What the report is of, two facts to a line. */
export const Facts = styled.dl.withConfig(named('ReportFacts'))`
  display: grid;
  grid-template-columns: repeat(2, auto minmax(0, 1fr));
  margin: 0;
  border-top: 1px solid ${color.border};
  & > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: span 2;
    border-bottom: 1px solid ${color.border};
  }
  & dt,
  & dd {
    margin: 0;
    padding-block: 5px;
    padding-inline: 0 ${space[3]};
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${color.textMuted};
  }
  @container (max-width: 560px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const KeyFigures = styled.ul.withConfig(named('ReportFigures'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 1px;
  margin: ${space[5]} 0 0;
  padding: 0;
  border: 1px solid ${color.text};
  background: ${color.border};
  list-style: none;
  break-inside: avoid;
  & > li {
    display: grid;
    align-content: start;
    padding: 10px ${space[3]} 9px;
    background: ${color.surface};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    line-height: 16px;
  }
  & strong {
    color: ${color.text};
    font-size: 20px;
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 28px;
  }
`;

/**
 * A chapter; its title stays with what follows it.
 * A chart is printed under its title and its words, not on the next page.
 */
export const Chapter = styled.section.withConfig(named('ReportPart'))`
  position: relative;
  padding-top: ${space[6]};
  scroll-margin-top: 72px;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
  }
  & > button {
    max-width: 100%;
    text-align: start;
    white-space: normal;
  }
  &[data-hidden='true'] > :not(header) {
    opacity: 0.65;
  }
  @media print {
    &:has([data-pest='chart']) {
      break-inside: avoid;
    }
  }
`;

export const ChapterHead = styled.header.withConfig(named('ReportChapterHead'))`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  margin-bottom: ${space[2]};
  break-after: avoid;
  & > h3 {
    flex: 1;
    display: flex;
    gap: ${space[2]};
    min-width: 0;
    margin: 0;
    font-size: 16px;
    font-weight: ${fontWeight.semibold};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & > h3 > span:first-child:not(:last-child) {
    flex: none;
    min-width: 18px;
    color: ${accent};
    font-weight: ${fontWeight.regular};
  }
`;

/** A short table goes to the next page whole; of a long one, no row is split. */
export const Lined = styled.div.withConfig(named('ReportLined'))`
  & > :first-child {
    margin-top: 0;
  }
  & table {
    margin-bottom: ${space[2]};
  }
  & table:not(:has(tbody > tr:nth-child(13))) {
    break-inside: avoid;
  }
  & thead {
    display: table-header-group;
  }
  & th,
  & td {
    padding-inline: ${space[2]};
  }
  & thead th {
    position: static;
    border-color: ${color.text};
    white-space: normal;
  }
  & th:first-child,
  & td:first-child {
    padding-inline-start: 0;
  }
  & figure {
    margin-inline: 0;
    break-inside: avoid;
  }
`;
