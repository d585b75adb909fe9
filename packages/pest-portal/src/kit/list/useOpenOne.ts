import { type Address, usePageQuery } from '../../base/links';
import type { QueryName } from '../../base/page-queries';
import type { RoutePath } from '../../base/pages';
import { changedAddress } from './changed-address';

/** One record that stands open over its list: who it is stands in the address, so reload, back and a link show the same. */
export interface OpenOne {
  readonly id: string | null;
  /** The list as it is, with this record open over it. */
  addressOf(id: string): Address;
  close(): void;
}

export function useOpenOne<Path extends RoutePath>(path: Path, name: QueryName<Path>): OpenOne {
  const [query, setQuery] = usePageQuery<Path>();
  return {
    id: query.get(name),
    addressOf: (id) => changedAddress(path, query, name, id),
    close: () =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
