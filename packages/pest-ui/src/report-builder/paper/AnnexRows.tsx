import { annexRows, type ReportAnnex, reportMessages } from 'pest-sdk';
import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
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

type DeviceRecord = ReportAnnex['rows'][number];

/** The rows that a figure counts: pressed, they lead there. */
export function AnnexRows({ counts }: { readonly counts: (record: DeviceRecord) => boolean }) {
  const t = useMessages(reportMessages);
  const { annex } = useContext(PaperContext);
  const rows = annex && annexRows(annex, counts);
  if (!annex || !rows) return t('report.unknown');
  return (
    <RowsLink
      type="button"
      onClick={({ currentTarget }) => goTo(currentTarget.closest('[data-pest=report-paper]'), annex.elementId)}
    >
      {rows}
    </RowsLink>
  );
}

/** A column that names them; none where there is no annex to look at. */
export function useAnnexColumn<Row>(counts: (row: Row) => (record: DeviceRecord) => boolean) {
  const t = useMessages(reportMessages);
  if (useContext(PaperContext).annex === null) return [];
  return [{ title: t('report.annex.rows'), cell: (row: Row) => <AnnexRows counts={counts(row)} /> }];
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
