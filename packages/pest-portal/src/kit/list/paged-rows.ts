import type { DataTableProps } from 'pest-ui';
import { isNoRecord } from '../../base/no-record';
import { isFiltered } from './ClearFilters';
import type { ListAddress } from './list-address';

type Paged = 'rows' | 'total' | 'page' | 'limit' | 'onPageChange' | 'onLimitChange';
type Asked = 'loading' | 'error' | 'updatedAt' | 'onRetry';

/** A call for a page of a list, and how it went. */
export type PageQuery<Row> = AskedRows<{ readonly items: readonly Row[]; readonly total: number }>;

/** The same for a list that comes whole. */
export type WholeQuery<Row> = AskedRows<readonly Row[]>;

interface AskedRows<Data> {
  readonly data: Data | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * What every paged list tells its table: its rows, where it stands, and how the call for them went. A filter that the
 * server knows nothing of, as an address that was cut short has it, matches no row: the list says so, and takes it off.
 */
export function pagedRows<Row>(
  list: Pick<ListAddress<string>, 'page' | 'limit' | 'setPage' | 'setLimit' | 'filters'>,
  query: PageQuery<Row>,
): Pick<DataTableProps<Row>, Paged | Asked> {
  return {
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    page: list.page,
    limit: list.limit,
    onPageChange: list.setPage,
    onLimitChange: list.setLimit,
    ...asked(query),
    error: isFiltered(list) && isNoRecord(query.error) ? null : query.error,
  };
}

/** What a list tells its table that comes whole: there is nothing to page through. */
export function wholeRows<Row>(query: WholeQuery<Row>): Pick<DataTableProps<Row>, 'rows' | Asked> {
  return { rows: query.data ?? [], ...asked(query) };
}

function asked(query: AskedRows<unknown>): Pick<DataTableProps<object>, Asked> {
  return {
    loading: query.isFetching,
    error: query.error,
    updatedAt: query.dataUpdatedAt,
    onRetry: () => void query.refetch(),
  };
}
