import type { ReactNode } from 'react';
import { Link, type Query, useOpenAddress } from '../base/links';
import type { RoutePath } from '../base/pages';

export interface OpenLinkProps {
  readonly to: RoutePath;
  readonly query?: Query | undefined;
  readonly children: ReactNode;
}

/** A link where the page is open to the account, plain text where it is not. */
export function OpenLink({ to, query, children }: OpenLinkProps) {
  const address = useOpenAddress()(to, query);
  return address === undefined ? children : <Link to={address}>{children}</Link>;
}
