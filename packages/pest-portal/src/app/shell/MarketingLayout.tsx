import { joinParts, limits } from 'pest-sdk';
import { Button, token } from 'pest-ui';
import { lazy, Suspense } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link, useNavigate } from '../../base/links';
import { pageLoad } from '../../base/page-load';
import { redirectParameter, safeRedirect } from '../../base/redirect';
import { useSession } from '../../base/session';
import { BrandMark } from '../../page/BrandMark';
import { LanguageSwitch } from '../../page/LanguageSwitch';
import { pageMessages } from '../../page/page.messages';
import { siteMessages } from '../../site/site.messages';

/** Fetched when someone logs in: the home page is seen by many who do not. */
const LoginDialog = lazy(async () => ({ default: (await import('../../areas/auth/LoginDialog')).LoginDialog }));

/** Present in the address while the login dialog is open, so that a link can open it. */
const loginParameter = 'login';
const sections = ['product', 'plans', 'about', 'contact'] as const;

/** The public site's header and footer, with the login dialog. */
export function MarketingLayout() {
  const t = useT(siteMessages);
  const page = useT(pageMessages);
  const navigate = useNavigate();
  const { account } = useSession();
  const [query, setQuery] = useSearchParams();
  const target = safeRedirect(query.get(redirectParameter));
  const loginOpen = account === null && (target !== null || query.has(loginParameter));
  const openLogin = () => setQuery({ [loginParameter]: '' });
  const closeLogin = () => setQuery({});
  return (
    <>
      <Header>
        <Brand to="/">
          <BrandMark />
          {page('page.name')}
        </Brand>
        <Nav aria-label={t('site.nav')}>
          {sections.map((section) => (
            <a key={section} href={`/#${section}`}>
              {t(`site.nav.${section}`)}
            </a>
          ))}
        </Nav>
        <LanguageSwitch />
        {account ? (
          <Button variant="primary" onClick={() => navigate('/home')}>
            {page('page.console')}
          </Button>
        ) : (
          <Button variant="primary" onClick={openLogin}>
            {t('site.login')}
          </Button>
        )}
      </Header>
      <Body>
        <Outlet />
      </Body>
      <Footer>{joinParts([page('page.name'), t('site.footer')], language)}</Footer>
      {loginOpen && (
        <Suspense>
          <LoginDialog onClose={closeLogin} onLogin={() => pageLoad.to(target ?? '/home')} />
        </Suspense>
      )}
    </>
  );
}

const headerHeight = '60px';

/** Fills the window while the page is still on its way, so that the footer does not jump when it comes. */
const Body = styled.div`
  min-height: calc(100vh - ${headerHeight});
`;

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${headerHeight};
  padding: 0 max(${token.space[4]}, calc((100% - 1120px) / 2));
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.text};
  font-weight: ${token.fontWeight.semibold};
  text-decoration: none;
  margin-right: auto;
`;

const Nav = styled.nav`
  display: flex;
  gap: ${token.space[5]};

  a {
    color: ${token.color.textMuted};
    text-decoration: none;
  }
  a:hover {
    color: ${token.color.text};
    text-decoration: underline;
  }
  @media (max-width: ${limits.mobileBreakpoint - 1}px) {
    display: none;
  }
`;

const Footer = styled.footer`
  padding: ${token.space[8]} ${token.space[4]};
  border-top: 1px solid ${token.color.border};
  color: ${token.color.textMuted};
  text-align: center;
  font-size: ${token.fontSize.sm};
`;
