import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../base/i18n';
import { Link } from '../base/links';
import { BrandMark } from '../kit/page/BrandMark';
import { siteMessages } from './site.messages';

export function NotFoundPage() {
  const t = useT(siteMessages);
  return (
    <Page>
      <BrandMark size={40} />
      <h1>{t('site.notFound.title')}</h1>
      <p>{t('site.notFound.text')}</p>
      <Link to="/">{t('site.notFound.home')}</Link>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token.space[3]};
  min-height: 100vh;
  padding: ${token.space[4]};
  text-align: center;

  h1 {
    margin: 0;
    font-size: ${token.fontSize.xxl};
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
  }
  a {
    color: ${token.color.accent};
  }
`;
