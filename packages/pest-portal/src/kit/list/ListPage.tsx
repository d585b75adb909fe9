import { DataTable, type DataTableColumn, type DataTableProps, EmptyState, token } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { PageHead } from '../page/PageHead';
import { ClearFilters, isFiltered } from './ClearFilters';
import { EmptyList } from './EmptyList';
import { ListSearch } from './ListSearch';
import { listMessages } from './list.messages';
import type { ListActs } from './list-acts';
import type { ListAddress } from './list-address';
import { type PageQuery, pagedRows, type WholeQuery, wholeRows } from './paged-rows';
import { textButton } from './text-button';

/**
 * A column, said once: as a cell, as text (export, screen reader, copy) and on a phone's card; what is text needs no cell,
 * but a state is drawn as one.
 */
export type ListColumn<Row> = Omit<DataTableColumn<Row>, 'cell' | 'text' | 'card'> &
  (
    | (Pick<DataTableColumn<Row>, 'cell' | 'text'> & { readonly card: Card })
    | { readonly cell?: never; readonly text: (row: Row) => string; readonly card: Exclude<Card, 'state'> }
  );

/** Null: left out there on purpose. */
type Card = NonNullable<DataTableColumn<never>['card']> | null;

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

/** Where a list stands, page by page; one that comes whole has no pages, and nothing to be searched or chosen by. */
type Listed<Row, Filter extends string> =
  | { readonly list: ListAddress<Filter>; readonly rows: PageQuery<Row> }
  | { readonly list?: undefined; readonly rows: WholeQuery<Row> };

/** A row is known by its id; one without says what else tells it from the others. */
type Keyed<Row> = Row extends { readonly id: string }
  ? { readonly rowKey?: (row: Row) => string }
  : { readonly rowKey: (row: Row) => string };

export type ListPageProps<Row, Filter extends string> = ListPageBase<Row> & Listed<Row, Filter> & Keyed<Row>;

interface ListPageBase<Row>
  extends Omit<DataTableProps<Row>, Filled | 'total' | 'page' | 'limit' | 'loading' | 'error'> {
  readonly title: string;
  /** In the place of a heading of the title alone; null where another page holds the list. */
  readonly head?: ReactNode;
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
  const { title, head, list, rows: _asked, columns, search, filters, acts, empty, chosen, sort, ...table } = props;
  const t = useT(listMessages);
  const sortable = columns.some((column) => column.sortable);
  const nothing = (
    <EmptyState title={empty.title} hint={empty.hint}>
      {empty.act}
    </EmptyState>
  );
  return (
    <>
      {head === undefined ? <PageHead title={title} /> : head}
      <DataTable
        rowKey={idOf}
        {...table}
        label={title}
        search={list && search !== undefined && <ListSearch list={list} label={search} />}
        filters={
          (filters || (list && isFiltered(list))) && (
            <>
              {filters}
              {list && <ClearFilters list={list} />}
            </>
          )
        }
        columns={columns.map(withCell).map((column) => withOpener(column, acts?.opener))}
        action={acts?.main}
        rowAct={acts?.rowAct}
        rowActions={acts?.rowActions}
        {...(sortable && {
          sort: sort ?? (list?.sort === undefined ? undefined : { column: list.sort, order: list.order }),
          onSortChange: ({ column, order }) => list?.setSort(column, order),
        })}
        {...(props.list ? pagedRows(props.list, props.rows) : wholeRows(props.rows))}
        empty={
          list ? (
            <EmptyList list={list} title={t('list.noMatch')} chosen={chosen}>
              {nothing}
            </EmptyList>
          ) : (
            nothing
          )
        }
      />
      {acts?.opened}
    </>
  );
}

function withCell<Row>(column: ListColumn<Row>): DataTableColumn<Row> {
  return column.cell ? column : { ...column, cell: column.text };
}

/** What a row is called opens it, where its list has an act for that. */
function withOpener<Row>(column: DataTableColumn<Row>, opener: ListActs<Row>['opener']): DataTableColumn<Row> {
  if (!opener || column.card !== 'lead') return column;
  const { cell } = column;
  return {
    ...column,
    opens: true,
    cell: (row) => {
      const open = opener(row);
      return open ? <Opener onClick={open}>{cell(row)}</Opener> : cell(row);
    },
  };
}

function idOf(row: object): string {
  return 'id' in row ? String(row.id) : '';
}

/** It looks as a name that is a link does. */
const Opener = styled.button.attrs({ type: 'button' })`
  ${textButton}
  td & {
    font-weight: ${token.fontWeight.medium};
  }
  &:hover {
    color: ${token.color.accent};
    text-decoration: underline;
  }
`;
