import { useMutation } from '@tanstack/react-query';
import { Button, fetchCode, Menu, Text, useFormat, VisuallyHidden } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../base/i18n';
import { exportMessages } from './export.messages';
import type { TableCell } from './table-cells';
import type { TableFormat } from './write-table';

/** A column of an exported list: of words, of numbers, or of days `YYYY-MM-DD`, which programs sum up and group. */
export type ExportColumn<Row> = { readonly head: string } & (
  | { readonly text: (row: Row) => string }
  | { readonly number: (row: Row) => number | null }
  | { readonly day: (row: Row) => string | null }
);

export interface ExportMenuProps<Row> {
  /** Of the file. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** How many rows the list has on all its pages. */
  readonly total: number;
  /** All rows of the list, narrowed and ordered as it stands. */
  readonly rows: (signal: AbortSignal) => AsyncIterable<Row> | Iterable<Row>;
}

/** A list as a file, all its pages. How far it is is said; it can be stopped, and stops when the list is left. */
export function ExportMenu<Row>({ name, columns, total, rows }: ExportMenuProps<Row>) {
  const t = useT(exportMessages);
  const { number } = useFormat();
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const exporting = useMutation({
    mutationFn: async (format: TableFormat) => {
      const { signal } = stop.current;
      const lines: TableCell[][] = [columns.map(({ head }) => head)];
      for await (const row of rows(signal)) {
        lines.push(columns.map((column) => cellOf(column, row)));
        // Told by page: whoever looks at it needs no more.
        if (lines.length % 50 === 1) setDone(lines.length - 1);
      }
      const downloadTable = await fetchCode(() => import('./write-table'), 'downloadTable');
      await downloadTable(name, format, lines);
      return lines.length - 1;
    },
    onMutate: () => {
      stop.current = new AbortController();
      setDone(0);
    },
  });
  if (exporting.isPending) {
    return (
      <>
        <Text tone="muted" size="sm" role="status">
          {t('export.running', { done: number(done), total: number(total) })}
        </Text>
        <Button onClick={() => stop.current.abort()}>{t('export.stop')}</Button>
      </>
    );
  }
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    label: t('export.as', { format: format.toUpperCase(), count: total }),
    onSelect: () => exporting.mutate(format),
  }));
  return (
    <>
      {total > 0 && <Menu label={t('export.menu')} labelled items={items} />}
      <VisuallyHidden role="status">
        {exporting.isSuccess && t('export.done', { count: exporting.data })}
      </VisuallyHidden>
    </>
  );
}

/** Rows under their heads. */
export function linesOf<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): TableCell[][] {
  return [columns.map(({ head }) => head), ...rows.map((row) => columns.map((column) => cellOf(column, row)))];
}

function cellOf<Row>(column: ExportColumn<Row>, row: Row): TableCell {
  if ('text' in column) return column.text(row);
  if ('number' in column) return column.number(row);
  const day = column.day(row);
  return day === null ? null : { day };
}
