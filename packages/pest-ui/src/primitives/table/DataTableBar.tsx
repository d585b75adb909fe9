import { useMessages } from '../../i18n/messages';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { downloadIcon } from '../icon/icons';
import { Toolbar } from '../toolbar/Toolbar';
import { ColumnChoice, type ColumnChoiceProps } from './column-choice';
import { downloadCsv, toCsv } from './csv';
import type { DataTableColumn, DataTableProps } from './DataTable.types';
import { tableMessages } from './table.messages';

interface DataTableBarProps<Row> extends DataTableProps<Row> {
  /** Null where rows are cards, which have no columns, and where there are few. */
  readonly choice: ColumnChoiceProps<Row> | null;
}

/** Search, filters and acts; while rows are selected, what can be done with them. */
export function DataTableBar<Row>({ rows, tools, choice, ...props }: DataTableBarProps<Row>) {
  const { label, columns, search, views, filters, action, exportsPage = true } = props;
  const filled = rows.length > 0;
  const chooses = filled && choice !== null;
  const exported = filled && exportsPage && columns.some((column) => column.text);
  return (
    <Toolbar
      search={search}
      views={views}
      filters={filters}
      tools={
        (tools || chooses || exported) && (
          <>
            {tools}
            {chooses && <ColumnChoice {...choice} />}
            {exported && <ExportButton label={label} columns={columns} rows={rows} />}
          </>
        )
      }
      action={action}
      selection={<Selection {...props} />}
      selecting={(props.selected?.length ?? 0) > 0 && props.onSelectedChange !== undefined}
    />
  );
}

function Selection<Row>({ selected = [], onSelectedChange, bulkActions }: Omit<DataTableProps<Row>, 'rows'>) {
  const t = useMessages(tableMessages);
  return (
    <>
      <span role="status">{t('table.selected', { count: selected.length })}</span>
      {bulkActions}
      <Button variant="ghost" onClick={() => onSelectedChange?.([])}>
        {t('table.clear')}
      </Button>
    </>
  );
}

function ExportButton<Row>({ label, columns, rows }: Pick<DataTableProps<Row>, 'label' | 'columns' | 'rows'>) {
  const t = useMessages(tableMessages);
  return (
    <IconButton
      icon={downloadIcon}
      label={t('table.export')}
      onClick={() => downloadCsv(`${label}.csv`, csvOf(columns, rows))}
    />
  );
}

function csvOf<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []));
  return toCsv([exported.map(({ header }) => header), ...rows.map((row) => exported.map(({ text }) => text(row)))]);
}
