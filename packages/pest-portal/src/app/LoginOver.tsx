import { fetched } from 'pest-ui';
import { type MouseEvent, Suspense } from 'react';
import { useLocation } from 'react-router';
import { modeIn, withMode } from '../areas/auth/auth-mode';
import { usePageQuery } from '../base/links';
import { loginParameter } from '../base/login-over';
import { pageAt } from '../base/pages';
import { redirectParameter, safeRedirect } from '../base/redirect';
import { useSession } from '../base/session';

/** Fetched when someone logs in: public pages are seen by many who do not. */
const LoginDialog = fetched(() => import('../areas/auth/LoginDialog'), 'LoginDialog');

export interface LoginOverProps {
  /** Follows a link to a page that needs no loading anew; without it the browser does. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Login and registration over a public page, open for as long as the address asks for them. */
export function LoginOver({ onFollow }: LoginOverProps) {
  const { account, state } = useSession();
  const { pathname, hash } = useLocation();
  const [query, setQuery] = usePageQuery<'/'>();
  const target = safeRedirect(query.get(redirectParameter));
  const asked = target !== null || query.has(loginParameter) || hash === '#login';
  if (account !== null || state === 'loading' || !asked) return null;
  // A page that asks for the login itself is gone on with, as it was chosen.
  const here = pageAt(pathname)?.login === 'here' ? safeRedirect(`${pathname}?${withoutLogin(query)}`) : null;
  return (
    <Suspense>
      <LoginDialog
        mode={modeIn(query)}
        onMode={(next) => setQuery((current) => withMode(current, next), { replace: true })}
        target={target ?? here}
        onFollow={onFollow}
        onClose={() => setQuery(withoutLogin)}
      />
    </Suspense>
  );
}

function withoutLogin(query: Iterable<[string, string]>): URLSearchParams {
  const after = new URLSearchParams([...query]);
  after.delete(loginParameter);
  after.delete(redirectParameter);
  return withMode(after, 'login');
}
