import { isPestError, joinParts } from 'pest-sdk';
import { fetched, LoadingState, Page, useToast } from 'pest-ui';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { DraftPlaceProvider } from '../base/drafts';
import { useT } from '../base/i18n';
import { language } from '../base/language';
import { Navigate, useNavigate } from '../base/links';
import { sayFailure } from '../base/say-failure';
import { useSession } from '../base/session';
import { PageHead } from '../kit/page/PageHead';
import { pageMessages } from '../kit/page/page.messages';
import { FirstPaint } from './FirstPaint';
import { decide } from './guards';
import type { PortalRoute } from './routes';
import { useTitles } from './useTitles';

const NoPermission = fetched(() => import('../kit/page/NoPermission'), 'NoPermission');

/** A page behind the guards: its screen, the way to where the visitor has to go first, or why it stays closed. */
export function GuardedPage({ route }: { readonly route: PortalRoute }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const decision = decide(route, session, `${pathname}${search}${hash}`);
  const Screen = route.screen;
  const accountId = session.account?.user.id;
  const place = useMemo(
    () => (accountId === undefined ? null : { accountId, page: route.path, lasting: route.lastingDrafts }),
    [accountId, route],
  );
  useDocumentTitle(route);
  switch (decision.kind) {
    case 'show':
      return (
        <Suspense fallback={<Loading route={route} />}>
          <DraftPlaceProvider value={place}>
            <Screen />
          </DraftPlaceProvider>
        </Suspense>
      );
    case 'wait':
      return <FirstPaint />;
    case 'redirect':
      return <Navigate to={decision.to} replace />;
    case 'forbidden':
      return <Forbidden route={route} />;
    case 'reset':
      return <ResetSession />;
  }
}

/** The page's name stands before its code is there. */
function Loading({ route: { layout, title } }: { readonly route: PortalRoute }) {
  const t = useTitles();
  return (
    <>
      {layout === 'console' && <PageHead title={t(title)} />}
      <LoadingState shape="page" />
    </>
  );
}

/** Names the page that stays closed. The console has its `main` already. */
function Forbidden({ route: { layout, title } }: { readonly route: PortalRoute }) {
  const t = useTitles();
  const said = (
    <>
      <PageHead title={t(title)} />
      <Suspense>
        <NoPermission />
      </Suspense>
    </>
  );
  return layout === 'console' ? said : <Page as="main">{said}</Page>;
}

/** The home page has its title already. */
function useDocumentTitle({ title, path }: PortalRoute): void {
  const page = useTitles()(title);
  const site = useT(pageMessages)('page.name');
  useEffect(() => {
    if (path !== '/') document.title = joinParts([page, site], language);
  }, [page, site, path]);
}

/**
 * Says why the account could not be read, forgets the token, and goes to the login (specification §6). An expired
 * session is told by its own dialog, which does all of that.
 */
function ResetSession() {
  const { error, reset } = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    if (isPestError(error, 'session.expired')) return;
    void sayFailure('read', error, (message) => toast({ tone: 'danger', message }));
    reset();
    navigate('/login', { replace: true });
  }, [error, reset, toast, navigate]);
  return null;
}
