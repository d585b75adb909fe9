import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Checkbox } from '../checkbox/Checkbox';
import { columnsIcon, downloadIcon } from '../icon/icons';
import { Menu } from '../menu/Menu';
import { Pagination } from '../pagination/Pagination';
import { Popover } from '../popover/Popover';
import { EmptyState } from '../states/EmptyState';
import { FailureState } from '../states/FailureState';
import { LoadingState } from '../states/LoadingState';
import { Toolbar } from '../toolbar/Toolbar';
import { downloadCsv, toCsv } from './csv';
import { Choices, Frame, List } from './DataTable.styles';
import type { DataTableColumn, DataTableProps } from './DataTable.types';
import { sortHead } from './sort-head';
import { Table } from './Table';
import type { TableColumn } from './Table.types';
import { tableMessages } from './table.messages';

/** A list of things: sorted, selected, paged and exported by whoever holds its state. Narrow, rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, error, onRetry, empty, selected = [] } = props;
  const t = useMessages(tableMessages);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = columns.filter((column) => !hidden.includes(column.id));
  const framed = [useSelectColumn(props, shown), ...sortable(props, shown), useActionsColumn(props, shown)];
  const failed = error !== undefined && error !== null;
  const none = loading ? <LoadingState label={label} /> : (empty ?? <EmptyState title={t('table.empty')} />);
  return (
    <Frame>
      <Bar {...props} columns={shown}>
        <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />
      </Bar>
      {failed && <FailureState error={error} onRetry={onRetry} />}
      {rows.length > 0 && (
        <Table
          label={label}
          columns={framed.filter((column) => column !== null)}
          rows={rows}
          rowKey={rowKey}
          isSelected={(row) => selected.includes(rowKey(row))}
          sort={props.sort}
          loading={loading}
          grid={List}
        />
      )}
      {rows.length === 0 && !failed && none}
      <Pages {...props} />
    </Frame>
  );
}

function sortable<Row>(
  { sort, onSortChange }: DataTableProps<Row>,
  columns: readonly DataTableColumn<Row>[],
): readonly TableColumn<Row>[] {
  if (!onSortChange) return columns;
  return columns.map((column) =>
    column.sortable ? { ...column, head: sortHead(column.id, column.header, sort, onSortChange) } : column,
  );
}

interface BarProps<Row> extends DataTableProps<Row> {
  readonly children: ReactNode;
}

/** Search, filters and acts; while rows are selected, what can be done with them. */
function Bar<Row>({ label, columns, rows, search, filters, tools, action, children, ...selection }: BarProps<Row>) {
  const t = useMessages(tableMessages);
  const { selected = [], onSelectedChange, bulkActions } = selection;
  const exported = columns.some((column) => column.text);
  return (
    <Toolbar
      search={search}
      filters={filters}
      tools={
        (tools || rows.length > 0) && (
          <>
            {tools}
            {rows.length > 0 && children}
            {rows.length > 0 && exported && (
              <IconButton
                icon={downloadIcon}
                label={t('table.export')}
                onClick={() => downloadCsv(`${label}.csv`, csvOf(columns, rows))}
              />
            )}
          </>
        )
      }
      action={action}
      selection={
        onSelectedChange &&
        selected.length > 0 && (
          <>
            <span role="status">{t('table.selected', { count: selected.length })}</span>
            {bulkActions}
            <Button variant="ghost" onClick={() => onSelectedChange([])}>
              {t('table.clear')}
            </Button>
          </>
        )
      }
    />
  );
}

function useSelectColumn<Row>(
  { rows, rowKey, selected = [], onSelectedChange }: DataTableProps<Row>,
  columns: readonly DataTableColumn<Row>[],
): TableColumn<Row> | null {
  const t = useMessages(tableMessages);
  if (!onSelectedChange) return null;
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.includes(key)).length;
  return {
    id: 'table.select',
    header: '',
    bare: true,
    head: (
      <Checkbox
        label={t('table.selectAll')}
        hideLabel
        checked={chosen === keys.length}
        indeterminate={chosen > 0 && chosen < keys.length}
        onChange={(all) => onSelectedChange(all ? keys : [])}
      />
    ),
    cell: (row) => {
      const key = rowKey(row);
      return (
        <Checkbox
          label={t('table.select', { name: nameOf(row, columns) ?? key })}
          hideLabel
          checked={selected.includes(key)}
          onChange={(on) => onSelectedChange(on ? [...selected, key] : selected.filter((other) => other !== key))}
        />
      );
    },
  };
}

function useActionsColumn<Row>(
  { rowKey, rowActions, rowActionsLabel }: DataTableProps<Row>,
  columns: readonly DataTableColumn<Row>[],
): TableColumn<Row> | null {
  const t = useMessages(tableMessages);
  if (!rowActions) return null;
  const labelOf = (row: Row) =>
    rowActionsLabel?.(row) ?? t('table.actionsFor', { name: nameOf(row, columns) ?? rowKey(row) });
  return {
    id: 'table.actions',
    header: '',
    bare: true,
    head: t('table.actions'),
    align: 'end',
    cell: (row) => {
      const items = rowActions(row);
      return items.length > 0 && <Menu label={labelOf(row)} items={items} />;
    },
  };
}

interface ColumnChoiceProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const t = useMessages(tableMessages);
  const lastShown = hidden.length === columns.length - 1;
  return (
    <Popover
      placement="bottom-end"
      label={t('table.columns')}
      trigger={(trigger) => <IconButton {...trigger} icon={columnsIcon} label={t('table.columns')} />}
    >
      {() => (
        <Choices>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={!hidden.includes(id)}
              disabled={lastShown && !hidden.includes(id)}
              onChange={(on) => onChange(on ? hidden.filter((other) => other !== id) : [...hidden, id])}
            />
          ))}
        </Choices>
      )}
    </Popover>
  );
}

function Pages<Row>({ rows, total, page, limit, onPageChange, onLimitChange }: DataTableProps<Row>) {
  if (total === undefined || page === undefined || limit === undefined || !onPageChange) return null;
  if (rows.length === 0 && page === 1) return null;
  return (
    <Pagination total={total} page={page} limit={limit} onPageChange={onPageChange} onLimitChange={onLimitChange} />
  );
}

/** A row is called by its first column that can say itself as text. */
function nameOf<Row>(row: Row, columns: readonly DataTableColumn<Row>[]): string | undefined {
  return columns.find(({ text }) => text)?.text?.(row);
}

function csvOf<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []));
  return toCsv([exported.map(({ header }) => header), ...rows.map((row) => exported.map(({ text }) => text(row)))]);
}
