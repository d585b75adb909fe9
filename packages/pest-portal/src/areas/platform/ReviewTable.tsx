import type { UseQueryResult } from '@tanstack/react-query';
import { reviewedStates } from 'pest-sdk';
import { DataTable, type DataTableColumn, EmptyState, SearchInput, Segmented } from 'pest-ui';
import { useT } from '../../base/i18n';
import { isFiltered } from '../../list/ClearFilters';
import { type ListAddress, useListAddress } from '../../list/list-address';
import { platformMessages } from './platform.messages';

export type ReviewState = (typeof reviewedStates)[number];
type ReviewAddress = ListAddress<'search' | 'state'>;

/** Which of them are looked at, as the address says it. */
export function useReviewList(): { readonly list: ReviewAddress; readonly state: ReviewState } {
  const list = useListAddress(['search', 'state']);
  return { list, state: reviewedStates.find((state) => state === list.filters.state) ?? 'waiting' };
}

interface Reviewed {
  readonly id: string;
  readonly name: string;
}

export interface ReviewTableProps<Item extends Reviewed> {
  readonly kind: 'companies' | 'customers';
  readonly list: ReviewAddress;
  readonly state: ReviewState;
  readonly reviews: UseQueryResult<{ readonly items: Item[]; readonly total: number }>;
  readonly columns: readonly DataTableColumn<Item>[];
  readonly onOpen: (item: Item) => void;
}

/** Companies or customers by the state of their review. */
export function ReviewTable<Item extends Reviewed>(props: ReviewTableProps<Item>) {
  const { kind, list, state, reviews, columns, onOpen } = props;
  const t = useT(platformMessages);
  const search = t(kind === 'companies' ? 'platform.search.company' : 'platform.search.customer');
  const waits = state === 'waiting';
  return (
    <DataTable
      label={t(`platform.tab.${kind}`)}
      search={
        <SearchInput
          label={search}
          placeholder={search}
          value={list.filters.search ?? ''}
          onChange={(next) => list.setFilters({ search: next })}
        />
      }
      views={
        <Segmented
          label={t('platform.state')}
          value={state}
          options={reviewedStates.map((value) => ({ value, label: t(`platform.state.${value}`) }))}
          onChange={(next) => list.setFilters({ state: next })}
        />
      }
      columns={columns}
      rows={reviews.data?.items ?? []}
      rowKey={({ id }) => id}
      rowAct={(item) => ({
        label: t(waits ? 'platform.review' : 'platform.view'),
        name: t(waits ? 'platform.review.of' : 'platform.view.of', { name: item.name }),
        onSelect: () => onOpen(item),
      })}
      total={reviews.data?.total ?? 0}
      page={list.page}
      limit={list.limit}
      onPageChange={list.setPage}
      onLimitChange={list.setLimit}
      loading={reviews.isFetching}
      error={reviews.error}
      updatedAt={reviews.dataUpdatedAt}
      onRetry={() => void reviews.refetch()}
      empty={<EmptyState title={isFiltered(list) ? t('platform.noMatch') : t(`platform.empty.${kind}`)} />}
    />
  );
}
