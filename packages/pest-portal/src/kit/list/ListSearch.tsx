import type { ListAddress } from './list-address';
import { RestedSearch } from './RestedSearch';

export interface ListSearchProps {
  readonly list: Pick<ListAddress<'search'>, 'filters' | 'setFilters'>;
  /** What can be searched for: "Number, name or customer". */
  readonly label: string;
}

/** The search box of a list, whose words stand in the address. */
export function ListSearch({ list, label }: ListSearchProps) {
  return (
    <RestedSearch label={label} text={list.filters.search ?? ''} onRest={(search) => list.setFilters({ search })} />
  );
}
