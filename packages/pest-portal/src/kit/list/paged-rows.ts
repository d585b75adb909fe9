import type { DataTableProps } from 'pest-ui';
import { isNoRecord } from '../../base/no-record';
import { isFiltered } from './ClearFilters';
import type { ListAddress } from './list-address';

type Paged = 'rows' | 'total' | 'page' | 'limit' | 'onPageChange' | 'onLimitChange';
type Asked = 'loading' | 'error' | 'updatedAt' | 'onRetry';

/** A call for a page of a list, and how it went. */
export interface PageQuery<Row> {
  readonly data: { readonly items: readonly Row[]; readonly total: number } | undefined;
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
    loading: query.isFetching,
    error: isFiltered(list) && isNoRecord(query.error) ? null : query.error,
    updatedAt: query.dataUpdatedAt,
    onRetry: () => void query.refetch(),
  };
}
