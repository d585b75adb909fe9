import { reviewedStates } from 'pest-sdk';
import { Segmented } from 'pest-ui';
import type { ReactNode } from 'react';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { type ListActs, type RowActOf, useListActs } from '../../kit/list/list-acts';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import type { PageQuery } from '../../kit/list/paged-rows';
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

/** Each opens: to be decided on while it waits, to be looked at afterwards. */
export function useReviewActs<Item extends Reviewed>(
  state: ReviewState,
  dialog: (item: Item, onClose: () => void) => ReactNode,
  more: readonly RowActOf<Item>[] = [],
): ListActs<Item> {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const waits = state === 'waiting';
  return useListActs<Item>(null, [
    {
      right: null,
      label: common(waits ? 'common.review' : 'common.view'),
      due: ({ name }) => t(waits ? 'platform.review.of' : 'platform.view.of', { name }),
      opens: true,
      dialog,
    },
    ...more,
  ]);
}

export interface ReviewTableProps<Item extends Reviewed> {
  readonly kind: 'companies' | 'customers';
  readonly list: ReviewAddress;
  readonly state: ReviewState;
  readonly reviews: PageQuery<Item>;
  readonly columns: readonly ListColumn<Item>[];
  readonly acts: ListActs<Item>;
}

/** Companies or customers by the state of their review. */
export function ReviewTable<Item extends Reviewed>(props: ReviewTableProps<Item>) {
  const { kind, list, state, reviews, columns, acts } = props;
  const t = useT(platformMessages);
  return (
    <ListPage
      title={t(`platform.tab.${kind}`)}
      head={null}
      list={list}
      rows={reviews}
      search={t(kind === 'companies' ? 'platform.search.company' : 'platform.search.customer')}
      views={
        <Segmented
          label={t('platform.state')}
          value={state}
          options={reviewedStates.map((value) => ({ value, label: t(`platform.state.${value}`) }))}
          onChange={(next) => list.setFilters({ state: next })}
        />
      }
      acts={acts}
      columns={columns}
      empty={{ title: t(`platform.empty.${kind}`) }}
    />
  );
}
