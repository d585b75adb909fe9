import { useQuery } from '@tanstack/react-query';
import { type StockKind, stockStatuses } from 'pest-sdk';
import { askList } from '../../base/calls';
import type { PageQuery } from '../../base/links';
import type { ListAddress } from '../../kit/list/list-address';
import { asCategory } from './consumable-form';

export const stockFilters = ['search', 'status', 'expiry', 'categoryId'] as const;
export type StockFilter = (typeof stockFilters)[number];
export type StockListAddress = ListAddress<StockFilter>;

const sorts = ['name', 'stock', 'status'] as const;

/** One page of one kind; only the kind's own list is asked for. */
export function useStockList(kind: StockKind, list: StockListAddress) {
  const request = {
    page: list.page,
    limit: list.limit,
    search: list.filters.search,
    status: stockStatuses.find((status) => status === list.filters.status),
    expiry: list.filters.expiry === 'soon' ? ('soon' as const) : undefined,
    sort: sorts.find((sort) => sort === list.sort),
    order: list.order,
  };
  const categoryId = list.filters.categoryId ? asCategory(Number(list.filters.categoryId)) : undefined;
  const physical = useQuery({
    ...askList('stock.consumablesStock', { ...request, categoryId }),
    enabled: kind === 'physical',
  });
  const chemical = useQuery({ ...askList('stock.chemicalConsumables', request), enabled: kind === 'chemical' });
  return kind === 'physical' ? physical : chemical;
}

const kinds: readonly StockKind[] = ['physical', 'chemical'];

/** The kind that an address names, or the first that the account may do something with; null where there is none. */
export function kindIn(query: PageQuery<'kind'>, may: (kind: StockKind) => boolean): StockKind | null {
  const named = kinds.find((kind) => kind === query.get('kind'));
  if (named) return may(named) ? named : null;
  return kinds.find(may) ?? null;
}
