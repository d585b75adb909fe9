import { type Address, address, type QueryArgument } from '../../base/links';
import type { QueryName } from '../../base/page-queries';
import type { RoutePath } from '../../base/pages';

/** The address of the page that is shown, where one of its words is another. */
export function changedAddress<Path extends RoutePath>(
  path: Path,
  shown: Iterable<[string, string]>,
  name: QueryName<Path>,
  value: string | undefined,
): Address {
  const query = { ...Object.fromEntries(shown), [name]: value };
  // What the page that is shown needs stands in its address already.
  return address(path, ...([query] as unknown as QueryArgument<Path>));
}
