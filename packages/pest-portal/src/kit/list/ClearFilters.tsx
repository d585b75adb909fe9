import { Button } from 'pest-ui';
import { useT } from '../../base/i18n';
import { listMessages } from './list.messages';
import type { ListAddress } from './list-address';

export interface ClearFiltersProps<Filter extends string> {
  readonly list: ListAddress<Filter>;
}

/** Takes all filters off; only there when one is set. */
export function ClearFilters<Filter extends string>({ list }: ClearFiltersProps<Filter>) {
  const t = useT(listMessages);
  if (!isFiltered(list)) return null;
  const none: Partial<Record<Filter, string>> = {};
  for (const name in list.filters) none[name] = undefined;
  return (
    <Button variant="ghost" onClick={() => list.setFilters(none)}>
      {t('list.clear')}
    </Button>
  );
}

/** Whether any filter is set: an empty list then is not an empty product. */
export function isFiltered(list: Pick<ListAddress<string>, 'filters'>): boolean {
  return Object.keys(list.filters).length > 0;
}
