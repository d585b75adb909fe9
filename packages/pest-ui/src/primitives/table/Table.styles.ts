import { css, styled } from 'styled-components';
import { token } from '../../theme/tokens';

/** The padding of the page: a table reaches to the edges of the sheet, and its outer cells take the padding instead. */
const inset = 'var(--_pest-page-inset, 0px)';
/** Below it the rows of a list become cards. */
const narrow = '640px';

/** Where there is more than fits, the table scrolls under its head. */
export const Scroll = styled.div.withConfig({ displayName: 'PestTableScroll', componentId: 'pest-table-scroll' })<{
  readonly $maxHeight: number | undefined;
}>`
  overflow: auto;
  max-height: ${({ $maxHeight }) => $maxHeight && `${$maxHeight}px`};
  margin-inline: calc(-1 * ${inset});
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &[aria-busy='true'] {
    cursor: progress;
    box-shadow: inset 0 2px ${token.color.accent};
  }
`;

const asCards = css`
  @container (max-width: ${narrow}) {
    & thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${token.space[1]} ${token.space[4]};
      padding-inline: ${inset};
    }
    & thead th {
      height: auto;
      padding: 0;
      border: 0;
    }
    & thead th:not(:has(button, input)) {
      display: none;
    }
    &,
    & thead,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & tbody tr {
      position: relative;
      margin: 0 ${inset} ${token.space[2]};
      padding: ${token.space[2]} 0;
      border: 1px solid ${token.color.border};
      border-radius: ${token.radius.lg};
      background: ${token.color.surfaceRaised};
    }
    && tbody td {
      display: grid;
      grid-template-columns: 40% minmax(0, 1fr);
      gap: ${token.space[2]};
      height: auto;
      padding: 2px ${token.space[3]};
      border: 0;
      text-align: start;
    }
    & td[data-label]::before {
      content: attr(data-label);
      color: ${token.color.textMuted};
    }
    & td > div {
      max-width: none;
      white-space: normal;
    }
    && tbody td[data-bare] {
      display: block;
    }
    & td[data-bare]:last-child:not(:first-child) {
      position: absolute;
      inset-block-start: ${token.space[1]};
      inset-inline-end: 0;
    }
  }
`;

/** Rows of one line; what is cut off is in the tooltip. */
const listRows = css`
  & tbody tr:hover:not([data-selected]) {
    background: ${token.color.surfaceHover};
  }
  & td > div {
    max-width: 360px;
    overflow: clip;
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${asCards}
`;

const plainRows = css`
  & td {
    vertical-align: top;
  }
`;

export const Grid = styled.table.withConfig({ displayName: 'PestTable', componentId: 'pest-table' })<{
  readonly $list: boolean;
}>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.fontSize.sm};
  font-variant-numeric: tabular-nums;
  & caption {
    padding-block: ${token.space[1]};
    color: ${token.color.textMuted};
    text-align: start;
  }
  & th,
  & td {
    padding: ${({ $list }) => ($list ? '0' : token.space[1])} ${token.space[3]};
    border-block-end: 1px solid ${token.color.borderSoft};
    text-align: start;
  }
  & td {
    height: ${({ $list }) => ($list ? token.size.row : token.size['row-head'])};
  }
  & thead th {
    position: sticky;
    top: 0;
    height: ${token.size['row-head']};
    border-color: ${token.color.border};
    background: ${token.color.surface};
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
    white-space: nowrap;
  }
  & th {
    font-weight: ${token.fontWeight.medium};
  }
  & [data-align='end'] {
    text-align: end;
  }
  & tr > :first-child {
    padding-inline-start: max(${token.space[3]}, ${inset});
  }
  & tr > :last-child {
    padding-inline-end: max(${token.space[3]}, ${inset});
  }
  & tr[data-selected] {
    background: ${token.color.accentSoft};
  }
  & tr {
    break-inside: avoid;
  }
  ${({ $list }) => ($list ? listRows : plainRows)}
`;

export const SortButton = styled.button.withConfig({ displayName: 'PestSort', componentId: 'pest-sort' })`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  & > [data-idle] {
    opacity: 0.35;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
