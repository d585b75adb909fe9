import { useRef } from 'react';
import { useMessages } from '../../i18n/messages';
import { Pagination } from '../pagination/Pagination';
import { EmptyState } from '../states/EmptyState';
import { FailureState } from '../states/FailureState';
import { fewestToChoose, useHiddenColumns } from './column-choice';
import { DataCards } from './DataCards';
import { Frame, List } from './DataTable.styles';
import type { DataTableColumn, DataTableProps } from './DataTable.types';
import { DataTableBar } from './DataTableBar';
import { openRow } from './open-row';
import { useHeadings } from './row-groups';
import { useRowKeys } from './row-keys';
import { StaleRows } from './StaleRows';
import { sortHead } from './sort-head';
import { Table } from './Table';
import type { TableColumn } from './Table.types';
import { TableSkeleton } from './TableSkeleton';
import { tableMessages } from './table.messages';
import { useActionsColumn, useSelectColumn } from './table-columns';
import { type Tightness, useFittingColumns } from './useFittingColumns';
import { useLastPage } from './useLastPage';
import { useNarrow } from './useNarrow';

/**
 * A list of things: sorted, selected, paged and exported by whoever holds its state. A column that `opens` makes the
 * whole row open what its link or button opens; `rowAct` is the one act that is due, `rowActions` all others. Narrow,
 * rows become cards.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  // A page beyond the end is on its way to the last one.
  const props = { ...given, loading: useLastPage(given) || given.loading };
  const { columns, rows, loading = false, error } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hasCards = props.card !== undefined || columns.some(({ card }) => card);
  const narrow = useNarrow(frame) && hasCards;
  const [hidden, setHidden] = useHiddenColumns();
  const ofTable = columns.filter(({ cardOnly }) => !cardOnly);
  const chosen = ofTable.filter((column) => !hidden.includes(column.id));
  const { yielded, tight, opener } = useFittingColumns(frame, { ...props, columns: chosen });
  const shown = narrow ? chosen : chosen.filter(({ id }) => !yielded.includes(id));
  const onKeyDown = useRowKeys(frame);
  const failed = error !== undefined && error !== null;
  const choosable = !narrow && ofTable.length >= fewestToChoose;
  return (
    <Frame
      ref={frame}
      style={{ '--_pest-opener': `${opener}px` }}
      data-pest="list"
      data-loading={(loading && rows.length > 0) || undefined}
      onKeyDown={onKeyDown}
    >
      <DataTableBar
        {...props}
        columns={chosen}
        choice={choosable ? { columns: ofTable, hidden, yielded, onChange: setHidden } : null}
      />
      {failed && rows.length > 0 && <StaleRows error={error} updatedAt={props.updatedAt} onRetry={props.onRetry} />}
      {failed && rows.length === 0 && <FailureState error={error} onRetry={props.onRetry} />}
      {rows.length > 0 && (narrow ? <DataCards {...props} /> : <Rows {...props} columns={shown} tight={tight} />)}
      {rows.length === 0 && !failed && <Nothing {...props} columns={shown} />}
      <Pages {...props} />
    </Frame>
  );
}

function Rows<Row>({ tight, ...props }: DataTableProps<Row> & { readonly tight: Tightness }) {
  const { label, rows, rowKey, selected = [], loading } = props;
  const headingOf = useHeadings(props);
  const framed = [useSelectColumn(props), ...sortable(props), useActionsColumn(props)];
  return (
    <Table
      label={label}
      columns={framed.filter((column) => column !== null)}
      rows={rows}
      rowKey={rowKey}
      isSelected={(row) => selected.includes(rowKey(row))}
      sort={props.sort}
      loading={loading}
      grid={List}
      tight={tight}
      headingOf={headingOf}
      onRowClick={openRow}
    />
  );
}

/** The rows are being asked for, or there are none. */
function Nothing<Row>({ label, columns, loading = false, empty }: DataTableProps<Row>) {
  const t = useMessages(tableMessages);
  if (loading) return <TableSkeleton label={label} columns={columns} />;
  return empty ?? <EmptyState title={t('table.empty')} />;
}

function sortable<Row>({ columns, sort, onSortChange }: DataTableProps<Row>): readonly TableColumn<Row>[] {
  if (!onSortChange) return columns;
  return columns.map((column: DataTableColumn<Row>) =>
    column.sortable ? { ...column, head: sortHead(column.id, column.header, sort, onSortChange) } : column,
  );
}

function Pages<Row>({ rows, total, page, limit, onPageChange, onLimitChange }: DataTableProps<Row>) {
  if (total === undefined || page === undefined || limit === undefined || !onPageChange) return null;
  if (rows.length === 0 && page === 1) return null;
  return (
    <Pagination total={total} page={page} limit={limit} onPageChange={onPageChange} onLimitChange={onLimitChange} />
  );
}
