import { limits } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { fetched, Page, token } from 'pest-ui';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useCan, useSession } from '../../base/session';
import { TitleSlot } from '../../kit/page/title-slot';
import { appMessages } from '../app.messages';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useIdle } from './useIdle';
import { useScreensAhead } from './useScreensAhead';

/** Only where the menu is not always there. */
const MenuDrawer = fetched(() => import('./MenuDrawer'), 'MenuDrawer');
/** For customers only: nobody else waits for its dialog. */
const OwnPasswordPrompt = fetched(() => import('../../areas/auth/OwnPasswordPrompt'), 'OwnPasswordPrompt');

/** For who works at sites: without a network, or while something waits to be sent. */
const OutboxBar = fetched(() => import('../../offline/outbox/OutboxBar'), 'OutboxBar');
/** For companies that leave only. */
const LeavingBanner = fetched(() => import('../../areas/erasure/LeavingBanner'), 'default');
const LongLists = fetched(() => import('./LongLists'), 'default');
const DayAhead = fetched(() => import('./DayAhead'), 'DayAhead');

/** Menu and bar around the console's pages; nothing around a page that is about to send the visitor away. */
export function ConsoleLayout() {
  const { account } = useSession();
  return account ? <Console /> : <Outlet />;
}

function Console() {
  const { account } = useSession();
  const idle = useIdle();
  const worksAtSites = useCan()(rights.inspectionRecord);
  const t = useT(appMessages);
  const { pathname } = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const openMenu = useCallback(() => setDrawerAt(pathname), [pathname]);
  const main = useRef<HTMLDivElement>(null);
  useFocusOnNewPage(main, pathname);
  useScreensAhead();
  return (
    <Frame>
      <SkipLink href="#main">{t('app.skip')}</SkipLink>
      <Side>
        <Sidebar />
      </Side>
      {/* A drawer is open for the page it was opened on: following a link closes it. */}
      {drawerAt === pathname && (
        <Suspense>
          <MenuDrawer onClose={() => setDrawerAt(null)} />
        </Suspense>
      )}
      <TopBar onMenu={openMenu} titleSlot={setTitleSlot} />
      {worksAtSites && idle && (
        <Suspense>
          <OutboxBar />
          <DayAhead />
        </Suspense>
      )}
      <Main as="main" id="main" aria-labelledby="page-title" tabIndex={-1} ref={main}>
        {account?.user.leavesAt && (
          <Suspense>
            <LeavingBanner at={account.user.leavesAt} />
          </Suspense>
        )}
        {idle && (
          <Suspense>
            <LongLists />
          </Suspense>
        )}
        <TitleSlot.Provider value={titleSlot}>
          <Outlet />
        </TitleSlot.Provider>
      </Main>
      {account?.role === 'customer' && (
        <Suspense>
          <OwnPasswordPrompt />
        </Suspense>
      )}
    </Frame>
  );
}

/** Keyboard and screen reader begin at the new page's content, not at the link that led to it. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [main, pathname]);
}

const Frame = styled.div`
  display: grid;
  grid-template: ${token.size.bar} auto 1fr / ${limits.sidebarWidth}px minmax(0, 1fr);
  grid-template-areas: 'side bar' 'side note' 'side main';
  min-height: 100vh;

  @media (max-width: ${limits.mobileBreakpoint - 1}px) {
    grid-template: ${token.size.bar} auto 1fr / minmax(0, 1fr);
    grid-template-areas: 'bar' 'note' 'main';
  }
  @media print {
    display: block;
  }
`;

const Side = styled.aside`
  grid-area: side;
  position: sticky;
  top: 0;
  height: 100vh;
  border-inline-end: 1px solid ${token.color.borderSoft};
  background: ${token.color.surfaceSunken};

  @media (max-width: ${limits.mobileBreakpoint - 1}px), print {
    display: none;
  }
`;

const Main = styled(Page)`
  grid-area: main;
`;

const SkipLink = styled.a`
  position: absolute;
  left: ${token.space[2]};
  top: -100px;
  z-index: ${token.layer.dialog};
  padding: ${token.space[2]} ${token.space[3]};
  background: ${token.color.surface};
  color: ${token.color.accent};

  &:focus {
    top: ${token.space[2]};
  }
`;
