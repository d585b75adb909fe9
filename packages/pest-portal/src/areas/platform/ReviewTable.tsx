import type { UseQueryResult } from '@tanstack/react-query';
import { reviewedStates } from 'pest-sdk';
import { DataTable, type DataTableColumn, EmptyState, JobCard, type MenuItem, Segmented } from 'pest-ui';
import { useT } from '../../base/i18n';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
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
  /** On a phone, below the name: who it is, since when. */
  readonly about: (item: Item) => readonly string[];
  readonly onOpen: (item: Item) => void;
  readonly actsOf?: ((item: Item) => readonly MenuItem[]) | undefined;
}

/** Companies or customers by the state of their review. */
export function ReviewTable<Item extends Reviewed>(props: ReviewTableProps<Item>) {
  const { kind, list, state, reviews, columns, about, onOpen, actsOf } = props;
  const t = useT(platformMessages);
  const search = t(kind === 'companies' ? 'platform.search.company' : 'platform.search.customer');
  const waits = state === 'waiting';
  const actOf = (item: Item) => ({
    label: t(waits ? 'platform.review' : 'platform.view'),
    name: t(waits ? 'platform.review.of' : 'platform.view.of', { name: item.name }),
    onSelect: () => onOpen(item),
  });
  return (
    <DataTable
      label={t(`platform.tab.${kind}`)}
      search={<ListSearch list={list} label={search} />}
      views={
        <Segmented
          label={t('platform.state')}
          value={state}
          options={reviewedStates.map((value) => ({ value, label: t(`platform.state.${value}`) }))}
          onChange={(next) => list.setFilters({ state: next })}
        />
      }
      columns={columns}
      rowKey={({ id }) => id}
      rowAct={actOf}
      {...(actsOf && { rowActions: actsOf, rowActionsLabel: ({ name }: Item) => t('platform.acts.of', { name }) })}
      card={(item) => (
        <JobCard lead={item.name} title={about(item)[0]} lines={about(item).slice(1)} act={actOf(item)} />
      )}
      {...pagedRows(list, reviews)}
      empty={
        <EmptyList list={list} title={t('platform.noMatch')}>
          <EmptyState title={t(`platform.empty.${kind}`)} />
        </EmptyList>
      }
    />
  );
}
