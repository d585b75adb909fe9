import { EmptyState, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { ClearFilters } from './ClearFilters';
import { listMessages } from './list.messages';
import type { ListAddress } from './list-address';

export interface NoMatchProps<Filter extends string> {
  readonly list: ListAddress<Filter>;
  /** "No contract matches". */
  readonly title: string;
  /** What is chosen, as its filter shows it; what was searched for is known. */
  readonly chosen?: readonly (string | undefined)[] | undefined;
}

/** No row fits what was searched for and chosen: names it, and takes it off. */
export function NoMatch<Filter extends string>({ list, title, chosen = [] }: NoMatchProps<Filter>) {
  const t = useT(listMessages);
  const format = useFormat();
  const search: string | undefined = { search: undefined, ...list.filters }.search;
  const named = [search && t('list.searched', { search }), ...chosen].flatMap((word) => (word ? [word] : []));
  return (
    <EmptyState title={title} hint={named.length > 0 && t('list.filteredBy', { filters: format.list(named) })}>
      <ClearFilters list={list} />
    </EmptyState>
  );
}
