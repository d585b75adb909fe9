import { sideShade, token } from 'pest-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Scrolls sideways by itself where the table is wider than the page. */
export function BoardFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroll>
  );
}

/** Hairlines, a sticky first column, cells as high as their row. */
export const boardTable = css`
  width: 100%;
  height: 1px;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    height: 100%;
    padding: 0;
    border-block-end: 1px solid ${token.color.borderSoft};
    border-inline-start: 1px solid ${token.color.borderSoft};
    text-align: start;
    vertical-align: top;
  }
  tr > :first-child {
    position: sticky;
    z-index: 4;
    inset-inline-start: 0;
    border-inline-start: 0;
    background: ${token.color.surface};
  }
  thead th {
    height: 48px;
    padding: 6px ${token.space[2]};
    font-size: ${token.fontSize.sm};
    line-height: 20px;
  }
  thead th > b {
    display: block;
    font-weight: ${token.fontWeight.semibold};
  }
  thead th[aria-current] {
    border-block-end: 2px solid ${token.color.text};
  }
  thead th:first-child,
  tbody th {
    padding: 10px ${token.space[3]} ${token.space[2]} ${token.space[6]};
  }
  [data-off] {
    background: ${token.color.surfaceSunken};
  }
  @media (max-width: 1100px) {
    thead th:first-child,
    tbody th {
      padding-inline-start: ${token.space[4]};
    }
  }
`;

export const NobodyHead = styled.span`
  color: ${token.color.warning};
  font-weight: ${token.fontWeight.medium};
`;

const Scroll = styled.div`
  position: relative;
  min-width: 0;
  overflow-x: auto;
  ${sideShade}

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;
