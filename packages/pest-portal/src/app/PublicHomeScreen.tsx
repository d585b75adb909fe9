import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isAddress } from '../base/links';
import { loadedAt, pageLoad } from '../base/page-load';
import { LoginOver } from './LoginOver';

/**
 * The home page is rendered ahead, and stands in the document already where this is shown: the login over it is all that
 * the portal adds. Whoever comes from another page of the portal, or leaves for one, loads the document anew.
 */
export function PublicHomeScreen() {
  const { search, hash } = useLocation();
  const isThere = loadedAt === '/';
  useEffect(() => {
    if (!isThere) loadAnew(`/${search}${hash}`);
  }, [isThere, search, hash]);
  useEffect(() => () => loadAnew(elsewhere()), []);
  return isThere ? <LoginOver /> : null;
}

/** The page that is shown in place of this one; none while this one stays. */
function elsewhere(): string {
  const { pathname, search, hash } = window.location;
  return pathname === '/' ? '' : `${pathname}${search}${hash}`;
}

function loadAnew(target: string): void {
  if (isAddress(target)) pageLoad.to(target);
}
