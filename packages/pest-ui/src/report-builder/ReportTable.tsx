import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import { reportMessages } from './ReportBuilder.messages';
import { Muted, Scroll, Table } from './ReportView.styles';

export interface ReportColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly number?: boolean;
}

interface ReportTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ReportColumn<Row>[];
}

/** A table of the report: plain, so that it prints and is read aloud as it stands. */
export function ReportTable<Row>({ label, rows, rowKey, columns }: ReportTableProps<Row>) {
  const t = useMessages(reportMessages);
  if (rows.length === 0) return <Muted>{t('report.none')}</Muted>;
  return (
    <Scroll role="region" aria-label={t('report.table', { title: label })} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ title, number }) => (
              <th key={title} scope="col" data-number={number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, cell, number }) => (
                <td key={title} data-number={number}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
