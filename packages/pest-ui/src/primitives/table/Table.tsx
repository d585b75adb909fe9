import { Grid, Scroll } from './Table.styles';
import type { TableColumn, TableSort } from './Table.types';

/** Props of {@link Table}. */
export interface TableProps<Row, Id extends string = string> {
  /** The name of the scrolling region around it. */
  readonly label: string;
  /** Shown above the table. */
  readonly caption?: string | undefined;
  readonly columns: readonly TableColumn<Row, Id>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isSelected?: ((row: Row) => boolean) | undefined;
  /** Which column says how the rows are sorted; its head is made by `sortHead`. */
  readonly sort?: TableSort<Id> | undefined;
  /** A styled `Grid` in the place of the plain one, where text may wrap. */
  readonly grid?: typeof Grid | undefined;
  /** In px; the head then stays while the rows scroll. */
  readonly maxHeight?: number | undefined;
  readonly loading?: boolean | undefined;
}

/** Columns and rows: the table under lists, reports, the heat map's figures and the twins of charts. */
export function Table<Row, Id extends string = string>(props: TableProps<Row, Id>) {
  const { label, caption, columns, rows, rowKey, isSelected, sort, grid: Element = Grid, maxHeight, loading } = props;
  return (
    <Scroll role="region" aria-label={label} aria-busy={loading} tabIndex={0} $maxHeight={maxHeight}>
      <Element>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align} aria-sort={ariaSort(column.id, sort)}>
                {column.head ?? column.header}
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
      </Element>
    </Scroll>
  );
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const { cell, align, text, rowHeader, bare, header } = column;
  if (rowHeader)
    return (
      <th scope="row" data-align={align}>
        {cell(row)}
      </th>
    );
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
