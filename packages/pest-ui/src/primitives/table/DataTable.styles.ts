import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

/** Below it rows become cards. */
const narrow = '640px';

export const Frame = styled.div.withConfig({ displayName: 'PestTable', componentId: 'pest-table' })`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  container-type: inline-size;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 32px;
  font-size: ${token.fontSize.sm};
  color: ${token.color.textMuted};
  & > [data-end] {
    display: flex;
    gap: ${token.space[1]};
    margin-inline-start: auto;
  }
`;

export const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &[aria-busy='true'] {
    cursor: progress;
    border-block-start-color: ${token.color.accent};
  }
  @container (max-width: ${narrow}) {
    border: 0;
    background: transparent;
    overflow: visible;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.fontSize.sm};
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${token.space[2]} ${token.space[3]};
    text-align: start;
    vertical-align: middle;
  }
  & th {
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-weight: ${token.fontWeight.medium};
    white-space: nowrap;
  }
  & [data-align='end'] {
    text-align: end;
  }
  & td {
    border-block-start: 1px solid ${token.color.border};
    max-width: 360px;
    overflow-wrap: break-word;
  }
  /* What a row is called is not squeezed by the facts beside it. */
  & tbody td[data-label]:first-child,
  & tbody td[data-bare]:first-child + td {
    min-width: 150px;
  }
  & tbody tr:hover {
    background: ${token.color.surfaceSunken};
  }
  & tr[data-selected] {
    background: ${token.color.accentSoft};
  }
  @container (max-width: ${narrow}) {
    & thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${token.space[1]} ${token.space[4]};
    }
    & thead th {
      padding: 0;
      background: transparent;
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
      margin-block-end: ${token.space[2]};
      padding: ${token.space[2]} 0;
      border: 1px solid ${token.color.border};
      border-radius: ${token.radius.lg};
      background: ${token.color.surface};
    }
    & td,
    & td[data-align='end'] {
      display: grid;
      grid-template-columns: 40% 1fr;
      gap: ${token.space[2]};
      max-width: none;
      padding: ${token.space[1]} ${token.space[3]};
      border: 0;
      text-align: start;
    }
    & td[data-label]::before {
      content: attr(data-label);
      color: ${token.color.textMuted};
    }
    & td[data-bare] {
      display: block;
    }
    & td[data-bare]:last-child {
      position: absolute;
      inset-block-start: ${token.space[1]};
      inset-inline-end: 0;
    }
  }
`;

export const SortButton = styled.button`
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

export const Choices = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[3]};
`;
