import { SearchInput } from 'pest-ui';
import type { ListAddress } from './list-address';

export interface ListSearchProps {
  readonly list: Pick<ListAddress<'search'>, 'filters' | 'setFilters'>;
  /** What can be searched for: "Number, name or customer". */
  readonly label: string;
}

/** The search box of a list, whose words stand in the address. */
export function ListSearch({ list, label }: ListSearchProps) {
  return (
    <SearchInput
      label={label}
      placeholder={label}
      value={list.filters.search ?? ''}
      onChange={(search) => list.setFilters({ search })}
    />
  );
}
