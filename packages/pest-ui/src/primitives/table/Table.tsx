import { Fragment, type MouseEventHandler, type ReactNode } from 'react';
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
  /** Cells are cut shorter, since there is little room: 1 shorter, 2 the shortest. @default 0 */
  readonly tight?: 0 | 1 | 2 | undefined;
  /** What a click in a row does where a column `opens` it. */
  readonly onRowClick?: MouseEventHandler<HTMLElement> | undefined;
  /** A heading above a row; null where the row needs none. */
  readonly headingOf?: ((row: Row, index: number) => ReactNode) | undefined;
}

/** Columns and rows: the table under lists, reports, the heat map's figures and the twins of charts. */
export function Table<Row, Id extends string = string>(props: TableProps<Row, Id>) {
  const { label, caption, columns, rows, rowKey, isSelected, sort, grid: Element = Grid } = props;
  const { maxHeight, loading, tight = 0 } = props;
  const onRowClick = columns.some((column) => column.opens) ? props.onRowClick : undefined;
  return (
    <Scroll role="region" aria-label={label} aria-busy={loading} tabIndex={0} data-sheet $maxHeight={maxHeight}>
      <Element data-tight={tight || undefined}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                data-column={column.id}
                data-bare={column.bare || undefined}
                aria-sort={ariaSort(column.id, sort)}
              >
                {column.head ?? column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              <Heading span={columns.length}>{props.headingOf?.(row, index)}</Heading>
              {/* What a click in the row opens is a link or a button in it, so nobody needs the click. */}
              <tr
                data-selected={isSelected?.(row) || undefined}
                data-opens={onRowClick && true}
                onClick={onRowClick}
                onAuxClick={onRowClick}
              >
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Element>
    </Scroll>
  );
}

function Heading({ span, children }: { readonly span: number; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <tr data-heading>
      <th scope="colgroup" colSpan={span}>
        {children}
      </th>
    </tr>
  );
}

function Cell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const { cell, align, text, rowHeader, bare, header, opens } = column;
  if (rowHeader)
    return (
      <th scope="row" data-align={align}>
        {cell(row)}
      </th>
    );
  return (
    <td
      data-align={align}
      data-label={bare ? undefined : header}
      data-bare={bare || undefined}
      data-opens={opens || undefined}
    >
      <div title={text?.(row)}>{cell(row)}</div>
    </td>
  );
}

function ariaSort(column: string, sort: TableSort | undefined): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.order === 'asc' ? 'ascending' : 'descending';
}
