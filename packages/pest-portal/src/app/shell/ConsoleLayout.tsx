import { limits } from 'pest-sdk';
import { token } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { useSession } from '../../base/session';
import { appMessages } from '../app.messages';
import { Breadcrumb } from './Breadcrumb';
import { MenuDrawer } from './MenuDrawer';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** Menu, bar and breadcrumb around the console's pages; nothing around a page that is about to send the visitor away. */
export function ConsoleLayout() {
  const { account } = useSession();
  return account ? <Console /> : <Outlet />;
}

function Console() {
  const t = useT(appMessages);
  const { pathname } = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main, pathname);
  return (
    <Frame>
      <SkipLink href="#main">{t('app.skip')}</SkipLink>
      <Side>
        <Sidebar />
      </Side>
      {/* A drawer is open for the page it was opened on: following a link closes it. */}
      {drawerAt === pathname && <MenuDrawer onClose={() => setDrawerAt(null)} />}
      <TopBar onMenu={() => setDrawerAt(pathname)} />
      <Main id="main" tabIndex={-1} ref={main}>
        <Breadcrumb />
        <Outlet />
      </Main>
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
  grid-template: 52px 1fr / ${limits.sidebarWidth}px minmax(0, 1fr);
  grid-template-areas: 'side bar' 'side main';
  min-height: 100vh;

  @media (max-width: ${limits.mobileBreakpoint - 1}px) {
    grid-template: 52px 1fr / minmax(0, 1fr);
    grid-template-areas: 'bar' 'main';
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
  overflow-y: auto;
  border-right: 1px solid ${token.color.border};
  background: ${token.color.surface};

  @media (max-width: ${limits.mobileBreakpoint - 1}px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Main = styled.main`
  grid-area: main;
  padding: ${token.space[4]} ${token.space[6]} ${token.space[8]};
  outline: none;

  @media (max-width: 640px) {
    padding: ${token.space[3]} ${token.space[4]} ${token.space[8]};
  }
  @media print {
    padding: 0;
  }
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
