import { DataTable, type DataTableColumn, type DataTableProps, EmptyState } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../base/i18n';
import { PageHead } from '../page/PageHead';
import { ClearFilters } from './ClearFilters';
import { EmptyList } from './EmptyList';
import { ListSearch } from './ListSearch';
import { listMessages } from './list.messages';
import type { ListActs } from './list-acts';
import type { ListAddress } from './list-address';
import { type PageQuery, pagedRows } from './paged-rows';

/** A column, said once: as a cell, as text (export, screen reader, copy) and on a phone's card; what is text needs no cell. */
export type ListColumn<Row> = Omit<DataTableColumn<Row>, 'cell' | 'text' | 'card'> & {
  /** Null: left out there on purpose. */
  readonly card: NonNullable<DataTableColumn<Row>['card']> | null;
} & (Pick<DataTableColumn<Row>, 'cell' | 'text'> | { readonly cell?: never; readonly text: (row: Row) => string });

type Filled =
  | 'label'
  | 'columns'
  | 'rows'
  | 'rowKey'
  | 'search'
  | 'action'
  | 'rowAct'
  | 'rowActions'
  | 'onSortChange'
  | 'empty';

export interface ListPageProps<Row, Filter extends string>
  extends Omit<DataTableProps<Row>, Filled | 'total' | 'page' | 'limit' | 'loading' | 'error'> {
  readonly title: string;
  /** In the place of a heading of the title alone; null where another page holds the list. */
  readonly head?: ReactNode;
  readonly list: ListAddress<Filter>;
  readonly rows: PageQuery<Row>;
  readonly rowKey?: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** What can be searched for; without it there is no search. */
  readonly search?: string | undefined;
  /** What can be done with the list and its rows. */
  readonly acts?: ListActs<Row> | undefined;
  /** Said where there is nothing yet; what was searched for or chosen and fits nothing is said by the kit. */
  readonly empty: { readonly title: string; readonly hint?: string | undefined; readonly act?: ReactNode };
  /** What is chosen, as its filters show it: said where nothing fits. */
  readonly chosen?: readonly (string | undefined)[] | undefined;
}

/** A page that lists records: heading, search, filters, rows with their acts, pages; on a phone, cards. */
export function ListPage<Row extends object, Filter extends string>(props: ListPageProps<Row, Filter>) {
  const { title, head, list, rows, columns, search, filters, acts, empty, chosen, sort, ...table } = props;
  const t = useT(listMessages);
  const sortable = columns.some((column) => column.sortable);
  return (
    <>
      {head === undefined ? <PageHead title={title} /> : head}
      <DataTable
        rowKey={idOf}
        {...table}
        label={title}
        search={search !== undefined && <ListSearch list={list} label={search} />}
        filters={
          <>
            {filters}
            <ClearFilters list={list} />
          </>
        }
        columns={columns.map(withCell)}
        action={acts?.main}
        rowAct={acts?.rowAct}
        rowActions={acts?.rowActions}
        {...(sortable && {
          sort: sort ?? (list.sort === undefined ? undefined : { column: list.sort, order: list.order }),
          onSortChange: ({ column, order }) => list.setSort(column, order),
        })}
        {...pagedRows(list, rows)}
        empty={
          <EmptyList list={list} title={t('list.noMatch')} chosen={chosen}>
            <EmptyState title={empty.title} hint={empty.hint}>
              {empty.act}
            </EmptyState>
          </EmptyList>
        }
      />
      {acts?.opened}
    </>
  );
}

function withCell<Row>(column: ListColumn<Row>): DataTableColumn<Row> {
  return column.cell ? column : { ...column, cell: column.text };
}

function idOf(row: object): string {
  return 'id' in row ? String(row.id) : '';
}
