import { token } from 'pest-ui';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { SiteFooter } from '../SiteFooter';
import { SiteHeader } from '../SiteHeader';
import { siteMessages } from '../site.messages';
import { SiteLanguage, useSiteT } from '../site-language';
import { narrow } from '../site-styles';
import { Contact } from './Contact';
import { DemoPeople } from './DemoPeople';
import { Embedding } from './Embedding';
import { Hero } from './Hero';
import { homeMessages } from './home.messages';
import { Ground, Halves, HomeStyle, Part } from './home-styles';
import { Jobs } from './Jobs';
import { Plans } from './Plans';
import { Way } from './Way';

export interface HomePageProps {
  /** Addresses of pages that this build of the portal has. */
  readonly personal?: string | undefined;
  /** Who runs the site; the server puts it in place. */
  readonly operator: string;
}

/** The home page, rendered ahead: it is read, and its links work, without a script. */
export function HomePage({ personal, operator }: HomePageProps) {
  const language = useContext(SiteLanguage);
  return (
    <Ground>
      <HomeStyle />
      <SiteHeader visitor="unknown" personal={personal} />
      <main id="content" tabIndex={-1}>
        <Hero />
        <DemoPeople language={language} />
        <Jobs />
        <Way />
        <Embedding />
        <Plans />
        <About />
        <Contact />
      </main>
      <SiteFooter operator={operator} />
    </Ground>
  );
}

const promises = ['records', 'apart', 'languages', 'free'] as const;

function About() {
  const t = useSiteT(homeMessages);
  const site = useSiteT(siteMessages);
  return (
    <Part id="about">
      <Halves>
        <div>
          <h2>{site('site.nav.about')}</h2>
          <AboutText data-keep>{t('home.about.text')}</AboutText>
        </div>
        <Promises>
          {promises.map((promise) => (
            <div key={promise}>
              <dt>{t(`home.about.${promise}`)}</dt>
              <dd>{t(`home.about.${promise}.text`)}</dd>
            </div>
          ))}
        </Promises>
      </Halves>
    </Part>
  );
}

const AboutText = styled.p`
  margin-block-start: 16px;
  color: ${token.color.textMuted};
  font-size: 16px;
  line-height: 1.75;
`;

const Promises = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 168px 1fr;
    gap: 16px;
    padding: 18px 0;
    border-top: 1px solid ${token.color.border};
  }
  > div:last-child {
    border-bottom: 1px solid ${token.color.border};
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: ${token.color.textMuted};
    line-height: 1.65;
  }
  ${narrow} {
    > div {
      grid-template-columns: 1fr;
      gap: 4px;
    }
  }
`;
