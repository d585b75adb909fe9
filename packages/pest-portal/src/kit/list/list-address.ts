import { limits } from 'pest-sdk';
import { usePageQuery } from '../../base/links';
import type { QueryName } from '../../base/page-queries';

export type PageSize = (typeof limits.pageSizes)[number];

/** What a list shows, as its address says it: reload, back and a link sent to a colleague show the same. */
export interface ListAddress<Filter extends string> {
  readonly page: number;
  readonly limit: PageSize;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
  /** Set filters only. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
  /** Back on the first page, since the old page number means nothing to the new list. */
  setFilters(next: Readonly<Partial<Record<Filter, string>>>): void;
  setPage(page: number): void;
  setLimit(limit: number): void;
  setSort(sort: string, order: 'asc' | 'desc'): void;
}

export function useListAddress<Filter extends QueryName>(names: readonly Filter[]): ListAddress<Filter> {
  const [query, setQuery] = usePageQuery();
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    setQuery((current) => changedQuery(current, part), { replace: true });
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value) filters[name] = value;
  }
  return {
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    limit: limits.pageSizes.find((size) => String(size) === query.get('limit')) ?? limits.pageSize,
    sort: query.get('sort') ?? undefined,
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    filters,
    setFilters: (next) => change({ ...next, page: undefined }),
    setPage: (page) => change({ page: String(page) }),
    setLimit: (limit) => change({ limit: String(limit), page: undefined }),
    setSort: (sort, order) => change({ sort, order, page: undefined }),
  };
}

function changedQuery(current: URLSearchParams, part: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
