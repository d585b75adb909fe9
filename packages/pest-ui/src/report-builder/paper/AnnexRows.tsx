import type { ReportAnnex } from 'pest-sdk';
import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { goTo } from './section-places';

/** The annex of the paper, and where on the page it stands. */
export interface ShownAnnex extends ReportAnnex {
  readonly elementId: string;
}

/** What its sections know of the whole report. */
export interface PaperFacts {
  /** Null where the report shows no annex. */
  readonly annex: ShownAnnex | null;
  /** The last day that the report counts; null of a section that stands by itself. */
  readonly lastDay: string | null;
}

export const PaperContext = createContext<PaperFacts>({ annex: null, lastDay: null });

/** Rows of the annex by their names: pressed, they lead there. */
export function AnnexRows({ rows }: { readonly rows: string }) {
  const { annex } = useContext(PaperContext);
  if (annex === null || !/\d/.test(rows)) return rows;
  return (
    <RowsLink
      type="button"
      onClick={({ currentTarget }) => goTo(currentTarget.closest('[data-pest=report-paper]'), annex.elementId)}
    >
      {rows}
    </RowsLink>
  );
}

const RowsLink = styled.button.withConfig(named('ReportAnnexRows'))`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${color.border};
  text-underline-offset: 3px;
  cursor: pointer;
`;
