import { limits } from 'pest-sdk';
import { fetched, LoadingState, Row, token } from 'pest-ui';
import { type MouseEvent, Suspense } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { isAddress, Link, useNavigate, usePageQuery } from '../../base/links';
import { redirectParameter, safeRedirect } from '../../base/redirect';
import { BrandMark } from '../../kit/page/BrandMark';
import { LanguageSwitch } from '../../kit/page/LanguageSwitch';
import { publicSizes } from '../../kit/page/PublicPage';
import { pageMessages } from '../../kit/page/page.messages';
import { AuthForms } from './AuthForms';
import { authMessages } from './auth.messages';
import { modeIn, withMode } from './auth-mode';
import { returnedIn } from './company-return';
import { PlanPicture } from './PlanPicture';

const CompanyReturn = fetched(() => import('./CompanyReturn'), 'default');

/** Logging in and registering as a page of its own. */
export function LoginScreen() {
  const t = useT(authMessages);
  const page = useT(pageMessages);
  const [query, setQuery] = usePageQuery<'/login'>();
  const navigate = useNavigate();
  const mode = modeIn(query);
  const returned = returnedIn(query);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const to = event.currentTarget.getAttribute('href');
    if (to === null || !isAddress(to) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <Sides>
      <Picture>
        <Brand to="/">
          <BrandMark size={28} />
          {page('page.name')}
        </Brand>
        <PlanPicture />
        <p>
          <strong>{t('auth.slogan')}</strong>
          {t('auth.slogan.text')}
        </p>
      </Picture>
      <Main>
        <Row as="header" justify="end" gap={2}>
          <NarrowBrand to="/">
            <BrandMark size={24} />
            {page('page.name')}
          </NarrowBrand>
          <Link to="/">{t('auth.toSite')}</Link>
          <LanguageSwitch />
        </Row>
        <Box>
          <h1>{t(`auth.title.${mode}`)}</h1>
          {returned ? (
            <Suspense fallback={<LoadingState />}>
              <CompanyReturn returned={returned} />
            </Suspense>
          ) : (
            <AuthForms
              mode={mode}
              onMode={(next) => setQuery((current) => withMode(current, next), { replace: true })}
              target={safeRedirect(query.get(redirectParameter))}
              onFollow={follow}
            />
          )}
        </Box>
      </Main>
    </Sides>
  );
}

/** The picture is left out where there is no room for it. */
const narrow = `@media (max-width: ${limits.mobileBreakpoint - 1}px)`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100vh;

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Dark in both schemes. */
const Picture = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: 40px;
  height: 100vh;
  padding: 48px 0 48px 56px;
  overflow: hidden;
  background: #0c2a20;
  color: #f1f6f3;

  > p {
    margin: auto 56px 0 0;
    color: #a9c6b8;
    font-size: 16px;
    line-height: 1.7;
  }
  strong {
    display: block;
    margin-block-end: ${token.space[3]};
    color: #f1f6f3;
    font-size: 34px;
    line-height: 1.35;
    text-wrap: balance;
  }
  ${narrow} {
    display: none;
  }
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  color: inherit;
  font-size: ${token.fontSize.lg};
  font-weight: ${token.fontWeight.semibold};
  text-decoration: none;
`;

const NarrowBrand = styled(Brand)`
  margin-inline-end: auto;
  color: ${token.color.text};

  @media (min-width: ${limits.mobileBreakpoint}px) {
    display: none;
  }
  @media (max-width: 479px) {
    & + a {
      display: none;
    }
  }
`;

const Main = styled.main`
  ${publicSizes}
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  padding: ${token.space[6]} ${token.space[8]};

  ${narrow} {
    padding: ${token.space[3]} ${token.space[4]} ${token.space[6]};
  }
`;

const Box = styled.div`
  width: min(100%, 400px);
  margin: auto;
  padding-block: ${token.space[6]};

  h1 {
    margin: 0 0 ${token.space[5]};
    font-size: 24px;
    line-height: 1.3;
  }
  ${narrow} {
    margin-block-start: 0;
  }
`;
