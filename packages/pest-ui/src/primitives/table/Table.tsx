import { Icon } from '../icon/Icon';
import { arrowDownIcon, arrowUpIcon } from '../icon/icons';
import { Grid, Scroll, SortButton } from './Table.styles';
import type { TableColumn, TableSort } from './Table.types';

export interface TableProps<Row, Id extends string = string> {
  /** The name of the scrolling region around it. */
  readonly label: string;
  /** Shown above the table. */
  readonly caption?: string;
  readonly columns: readonly TableColumn<Row, Id>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isSelected?: (row: Row) => boolean;
  readonly sort?: TableSort<Id> | undefined;
  readonly onSortChange?: ((sort: TableSort<Id>) => void) | undefined;
  /** Rows of one line and equal height, which become cards where it is narrow; otherwise text may wrap. */
  readonly list?: boolean;
  /** In px; the head then stays while the rows scroll. */
  readonly maxHeight?: number;
  readonly loading?: boolean;
}

/** Columns and rows: the table under lists, reports, the heat map's figures and the twins of charts. */
export function Table<Row, Id extends string = string>(props: TableProps<Row, Id>) {
  const {
    label,
    caption,
    columns,
    rows,
    rowKey,
    isSelected,
    sort,
    onSortChange,
    list = false,
    maxHeight,
    loading,
  } = props;
  return (
    <Scroll role="region" aria-label={label} aria-busy={loading} tabIndex={0} $maxHeight={maxHeight}>
      <Grid $list={list}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align} aria-sort={ariaSort(column.id, sort)}>
                <Head column={column} sort={sort} onSortChange={onSortChange} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={isSelected?.(row) || undefined}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

interface HeadProps<Row, Id extends string> extends Pick<TableProps<Row, Id>, 'sort' | 'onSortChange'> {
  readonly column: TableColumn<Row, Id>;
}

function Head<Row, Id extends string>({ column, sort, onSortChange }: HeadProps<Row, Id>) {
  if (!column.sortable || !onSortChange) return column.head ?? column.header;
  const order = sort?.column === column.id ? sort.order : null;
  return (
    <SortButton type="button" onClick={() => onSortChange(nextSort(column.id, sort))}>
      {column.header}
      <span data-idle={order === null || undefined}>
        <Icon path={order === 'desc' ? arrowDownIcon : arrowUpIcon} size={14} />
      </span>
    </SortButton>
  );
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const { cell, align, text, rowHeader, head, header } = column;
  if (rowHeader)
    return (
      <th scope="row" data-align={align}>
        {cell(row)}
      </th>
    );
  const bare = head !== undefined;
  return (
    <td data-align={align} data-label={bare ? undefined : header} data-bare={bare || undefined}>
      <div title={text?.(row)}>{cell(row)}</div>
    </td>
  );
}

function ariaSort(column: string, sort: TableSort | undefined): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

function nextSort<Id extends string>(column: Id, sort: TableSort<Id> | undefined): TableSort<Id> {
  return { column, order: sort?.column === column && sort.order === 'asc' ? 'desc' : 'asc' };
}
