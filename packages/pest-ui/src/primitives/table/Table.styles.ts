import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, size, space } from '../../theme/tokens';

/** The padding of the page: a table reaches to the edges of the sheet, and its outer cells take the padding instead. */
export const inset = 'var(--_pest-page-inset, 0px)';

/** Where there is more than fits, the table scrolls under its head. */
export const Scroll = styled.div.withConfig(named('TableScroll'))<{
  readonly $maxHeight: number | undefined;
}>`
  overflow: auto;
  max-height: ${({ $maxHeight }) => $maxHeight && `${$maxHeight}px`};
  margin-inline: calc(-1 * ${inset});
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const Grid = styled.table.withConfig(named('Table'))`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  & caption {
    padding-block: ${space[1]};
    color: ${color.textMuted};
    text-align: start;
  }
  & th,
  & td {
    padding: ${space[1]} ${space[3]};
    border-block-end: 1px solid ${color.borderSoft};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    position: sticky;
    top: 0;
    vertical-align: middle;
    height: ${size['row-head']};
    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    white-space: nowrap;
  }
  & th {
    font-weight: ${fontWeight.medium};
  }
  & [data-align='end'] {
    text-align: end;
  }
  & tr > :first-child {
    padding-inline-start: max(${space[3]}, ${inset});
  }
  & tr > :last-child {
    padding-inline-end: max(${space[3]}, ${inset});
  }
  & tr[data-selected] > * {
    background: ${color.accentSoft};
  }
  & tr {
    break-inside: avoid;
  }
`;
