import type { ReactNode } from 'react';
import { Link, type QueryArgument, useOpenAddress } from '../../base/links';
import type { FreePath, QueryOf } from '../../base/page-queries';
import type { RoutePath } from '../../base/pages';

type Query<Path extends RoutePath> = Path extends FreePath
  ? { readonly query?: QueryOf<Path> | undefined }
  : { readonly query: QueryOf<Path> };

export type OpenLinkProps<Path extends RoutePath> = Query<Path> & { readonly to: Path; readonly children: ReactNode };

/** A link where the page is open to the account, plain text where it is not. */
export function OpenLink<Path extends RoutePath>({ to, query, children }: OpenLinkProps<Path>) {
  const address = useOpenAddress()(to, ...([query] as QueryArgument<Path>));
  return address === undefined ? children : <Link to={address}>{children}</Link>;
}
