import { reportMessages } from 'pest-sdk';
import type { Cell, ReportColumn, TableBlock } from 'pest-sdk/documents';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Badge } from '../../primitives/badge/Badge';
import { Table } from '../../primitives/table/Table';
import { AnnexRows } from './AnnexRows';
import { Photos, Whole, Words } from './ReportFigures.styles';

type ReportTableProps = Pick<TableBlock<ReportColumn>, 'label' | 'columns' | 'rows'>;

/** A table of the report: plain, so that it prints and is read aloud as it stands. */
export function ReportTable({ label, columns, rows }: ReportTableProps) {
  const t = useMessages(reportMessages);
  return (
    <Table
      label={t('report.table', { title: label })}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      columns={columns.map(({ key, head, form }, at) => {
        const Element = form === 'text' ? Words : Whole;
        return {
          id: key,
          header: head,
          cell: (row: readonly Cell[]) => (
            <Element>
              <CellContent cell={row[at] ?? ''} isLink={key === 'annex.rows'} />
            </Element>
          ),
          align: form === 'number' ? 'end' : 'start',
        };
      })}
    />
  );
}

function CellContent({ cell, isLink }: { readonly cell: Cell; readonly isLink: boolean }): ReactNode {
  const { parts } = useFormat();
  if (typeof cell === 'string') return isLink ? <AnnexRows rows={cell} /> : cell;
  if ('text' in cell) return <Badge tone={cell.tone}>{cell.text}</Badge>;
  if (!('pictures' in cell)) return parts(cell);
  return (
    <Photos>
      {cell.pictures.map(({ source, label }) => (
        <img key={source} src={source} alt={label} loading="lazy" />
      ))}
    </Photos>
  );
}
