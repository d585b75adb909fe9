import { Card, Row, token } from 'pest-ui';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { pageLoad } from '../../base/page-load';
import { redirectParameter, safeRedirect } from '../../base/redirect';
import { BrandMark } from '../../page/BrandMark';
import { LanguageSwitch } from '../../page/LanguageSwitch';
import { pageMessages } from '../../page/page.messages';
import { authMessages } from './auth.messages';
import { LoginForm } from './LoginForm';

/** The login as a page of its own. */
export function LoginScreen() {
  const t = useT(authMessages);
  const page = useT(pageMessages);
  const [query] = useSearchParams();
  const target = safeRedirect(query.get(redirectParameter)) ?? '/home';
  return (
    <Page>
      <Card>
        <Head>
          <BrandMark size={32} />
          <h1>{t('auth.title')}</h1>
          <span>{page('page.name')}</span>
        </Head>
        <LoginForm onLogin={() => pageLoad.to(target)} />
        <Row as="footer" justify="space-between">
          <Link to="/">{t('auth.toSite')}</Link>
          <LanguageSwitch />
        </Row>
      </Card>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  justify-content: center;
  align-content: center;
  grid-template-columns: minmax(0, 400px);
  min-height: 100vh;
  padding: ${token.space[4]};
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${token.space[3]};
  align-items: center;
  margin-bottom: ${token.space[5]};

  img {
    grid-row: span 2;
  }
  h1 {
    margin: 0;
    font-size: ${token.fontSize.xl};
    line-height: 1.3;
  }
  span {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;
