import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Checkbox } from '../checkbox/Checkbox';
import { Icon } from '../icon/Icon';
import { arrowDownIcon, arrowUpIcon, columnsIcon, downloadIcon } from '../icon/icons';
import { Menu } from '../menu/Menu';
import { Pagination } from '../pagination/Pagination';
import { Popover } from '../popover/Popover';
import { EmptyState } from '../states/EmptyState';
import { FailureState } from '../states/FailureState';
import { LoadingState } from '../states/LoadingState';
import { downloadCsv, toCsv } from './csv';
import { Bar, Choices, Frame, Scroll, SortButton, Table } from './DataTable.styles';
import type { DataTableColumn, DataTableProps, TableSort } from './DataTable.types';
import { tableMessages } from './table.messages';

/** A list of things: sorted, selected, paged and exported by whoever holds its state. Narrow, rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading = false, error, onRetry, empty } = props;
  const t = useMessages(tableMessages);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shown = columns.filter((column) => !hidden.includes(column.id));
  if (error && rows.length === 0) return <FailureState error={error} {...(onRetry && { onRetry })} />;
  if (rows.length === 0)
    return (
      <Frame>
        {loading ? <LoadingState label={label} /> : (empty ?? <EmptyState title={t('table.empty')} />)}
        {props.page !== undefined && props.page > 1 && <Pages {...props} />}
      </Frame>
    );
  return (
    <Frame>
      {error !== undefined && error !== null && <FailureState error={error} {...(onRetry && { onRetry })} />}
      <Bar>
        <SelectionBar {...props} />
        <span data-end>
          <ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />
          {shown.some((column) => column.text) && (
            <IconButton
              icon={downloadIcon}
              size="sm"
              label={t('table.export')}
              onClick={() => downloadCsv(`${label}.csv`, csvOf(shown, rows))}
            />
          )}
        </span>
      </Bar>
      <Scroll role="region" aria-label={label} aria-busy={loading} tabIndex={0}>
        <Table>
          <Head {...props} columns={shown} />
          <tbody>
            {rows.map((row) => (
              <BodyRow key={rowKey(row)} row={row} table={props} columns={shown} />
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Pages {...props} />
    </Frame>
  );
}

function Head<Row>({
  columns,
  rows,
  rowKey,
  rowActions,
  selected = [],
  onSelectedChange,
  sort,
  onSortChange,
}: DataTableProps<Row>) {
  const t = useMessages(tableMessages);
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.includes(key)).length;
  return (
    <thead>
      <tr>
        {onSelectedChange && (
          <th>
            <Checkbox
              label={t('table.selectAll')}
              hideLabel
              checked={chosen === keys.length}
              indeterminate={chosen > 0 && chosen < keys.length}
              onChange={(all) => onSelectedChange(all ? keys : [])}
            />
          </th>
        )}
        {columns.map((column) => (
          <th key={column.id} scope="col" data-align={column.align} aria-sort={ariaSort(column.id, sort)}>
            {column.sortable && onSortChange ? (
              <SortButton type="button" onClick={() => onSortChange(nextSort(column.id, sort))}>
                {column.header}
                <SortMark order={sort?.column === column.id ? sort.order : null} />
              </SortButton>
            ) : (
              column.header
            )}
          </th>
        ))}
        {rowActions && <th data-align="end">{t('table.actions')}</th>}
      </tr>
    </thead>
  );
}

function SortMark({ order }: { readonly order: TableSort['order'] | null }) {
  return (
    <span data-idle={order === null || undefined}>
      <Icon path={order === 'desc' ? arrowDownIcon : arrowUpIcon} size={14} />
    </span>
  );
}

function ariaSort(column: string, sort: TableSort | undefined): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

function nextSort(column: string, sort: TableSort | undefined): TableSort {
  return { column, order: sort?.column === column && sort.order === 'asc' ? 'desc' : 'asc' };
}

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly table: DataTableProps<Row>;
  readonly columns: readonly DataTableColumn<Row>[];
}

function BodyRow<Row>({ row, table, columns }: BodyRowProps<Row>) {
  const { rowKey, rowActions, rowActionsLabel, selected = [], onSelectedChange } = table;
  const t = useMessages(tableMessages);
  const key = rowKey(row);
  const chosen = selected.includes(key);
  const actions = rowActions?.(row) ?? [];
  return (
    <tr data-selected={chosen || undefined}>
      {onSelectedChange && (
        <td data-bare>
          <Checkbox
            label={t('table.select', { name: nameOf(row, columns) ?? key })}
            hideLabel
            checked={chosen}
            onChange={(on) => onSelectedChange(on ? [...selected, key] : selected.filter((other) => other !== key))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-label={column.header}>
          <div>{column.cell(row)}</div>
        </td>
      ))}
      {rowActions && (
        <td data-bare data-align="end">
          {actions.length > 0 && (
            <Menu
              label={rowActionsLabel?.(row) ?? t('table.actionsFor', { name: nameOf(row, columns) ?? key })}
              items={actions}
            />
          )}
        </td>
      )}
    </tr>
  );
}

function SelectionBar<Row>({ selected = [], onSelectedChange, bulkActions }: DataTableProps<Row>) {
  const t = useMessages(tableMessages);
  if (!onSelectedChange || selected.length === 0) return null;
  return (
    <>
      <span role="status">{t('table.selected', { count: selected.length })}</span>
      {bulkActions}
      <Button size="sm" variant="ghost" onClick={() => onSelectedChange([])}>
        {t('table.clear')}
      </Button>
    </>
  );
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
      trigger={(trigger) => <IconButton {...trigger} icon={columnsIcon} size="sm" label={t('table.columns')} />}
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

function Pages<Row>({ total, page, limit, onPageChange, onLimitChange }: DataTableProps<Row>) {
  if (total === undefined || page === undefined || limit === undefined || !onPageChange) return null;
  return (
    <Pagination total={total} page={page} limit={limit} onPageChange={onPageChange} onLimitChange={onLimitChange} />
  );
}

/** A row is called by its first column that can say itself as text. */
function nameOf<Row>(row: Row, columns: readonly DataTableColumn<Row>[]): string | undefined {
  return columns.find(({ text }) => text)?.text?.(row);
}

function csvOf<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const told = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []));
  return toCsv([told.map(({ header }) => header), ...rows.map((row) => told.map(({ text }) => text(row)))]);
}
