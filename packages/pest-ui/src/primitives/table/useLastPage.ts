import { useEffect } from 'react';
import type { DataTableProps } from './DataTable.types';

type Paged = Pick<DataTableProps<unknown>, 'rows' | 'total' | 'page' | 'limit' | 'loading' | 'error' | 'onPageChange'>;

/**
 * Asks for the last page of a list where its page lies beyond the end: the last row of a page was deleted, or an address
 * is older than the list. No rows there do not mean that the list is empty.
 *
 * @returns whether it was asked for
 */
export function useLastPage({ rows, total, page, limit, loading, error, onPageChange }: Paged): boolean {
  const last = Math.max(1, Math.ceil((total ?? 0) / (limit ?? 1)));
  const settled = !loading && (error === undefined || error === null) && rows.length === 0;
  const isBeyond = settled && total !== undefined && page !== undefined && page > last && onPageChange !== undefined;
  useEffect(() => {
    if (isBeyond) onPageChange?.(last);
  }, [isBeyond, last, onPageChange]);
  return isBeyond;
}
