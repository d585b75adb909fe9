import { type Address, addressOf } from '../base/links';
import type { QueryName } from '../base/page-queries';
import type { RoutePath } from '../base/pages';

/** The address of the page that is shown, where one of its words is another. */
export function changedAddress<Path extends RoutePath>(
  path: Path,
  shown: Iterable<[string, string]>,
  name: QueryName<Path>,
  value: string | undefined,
): Address {
  return addressOf(path, { ...Object.fromEntries(shown), [name]: value });
}
