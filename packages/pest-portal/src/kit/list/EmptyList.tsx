import type { ReactNode } from 'react';
import { isFiltered } from './ClearFilters';
import { NoMatch, type NoMatchProps } from './NoMatch';

export interface EmptyListProps<Filter extends string> extends NoMatchProps<Filter> {
  /** Where nothing is searched for or chosen: there is nothing yet. */
  readonly children: ReactNode;
}

/** A list without a row: what does not fit, or what there is not yet. */
export function EmptyList<Filter extends string>({ children, ...filtered }: EmptyListProps<Filter>) {
  return isFiltered(filtered.list) ? <NoMatch {...filtered} /> : children;
}
