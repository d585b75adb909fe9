import { reportMessages } from 'pest-sdk';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { Table } from '../../primitives/table/Table';
import { Text } from '../../primitives/text/Text';
import { Whole, Words } from './ReportFigures.styles';

export interface ReportColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly number?: boolean | undefined;
  /** Stays on one line: a code, a day, a state. Other cells run over several. */
  readonly whole?: boolean | undefined;
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
  if (rows.length === 0) return <Text tone="muted">{t('report.none')}</Text>;
  return (
    <Table
      label={t('report.table', { title: label })}
      rows={rows}
      rowKey={rowKey}
      columns={columns.map(({ title, cell, number, whole }) => ({
        id: title,
        header: title,
        cell: (row: Row) => (number || whole ? <Whole>{cell(row)}</Whole> : <Words>{cell(row)}</Words>),
        align: number ? 'end' : 'start',
      }))}
    />
  );
}
