import { useSearchParams } from 'react-router';
import { type Address, address } from '../base/links';
import type { RoutePath } from '../base/pages';

/** One record that stands open over its list: who it is stands in the address, so reload, back and a link show the same. */
export interface OpenOne {
  readonly id: string | null;
  /** The list as it is, with this record open over it. */
  addressOf(id: string): Address;
  close(): void;
}

export function useOpenOne(path: RoutePath, name: string): OpenOne {
  const [query, setQuery] = useSearchParams();
  return {
    id: query.get(name),
    addressOf: (id) => address(path, { ...Object.fromEntries(query), [name]: id }),
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
