import { token } from 'pest-ui';
import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from '../kit/page/BrandMark';
import { LanguageLinks, type SiteHeaderProps } from './SiteHeader';
import { siteMessages } from './site.messages';
import { SiteLanguage, useSiteT } from './site-language';
import { homeAddress } from './site-links';
import { narrow, siteWidth } from './site-styles';

export interface SiteFooterProps extends Pick<SiteHeaderProps, 'onAct'> {
  /** Who runs the site, with address, credit code and contact; the server says it with the page. */
  readonly operator: string;
}

/** The foot of every public page. */
export function SiteFooter({ operator, onAct }: SiteFooterProps) {
  const t = useSiteT(siteMessages);
  const spoken = useContext(SiteLanguage);
  return (
    <Foot>
      <Columns>
        <div>
          <Brand>
            <BrandMark size={24} />
            {t('site.name')}
          </Brand>
          <p>{t('site.claim')}</p>
        </div>
        <Column title={t('site.footer.product')}>
          <FootLink href={homeAddress(spoken, 'product')}>{t('site.footer.jobs')}</FootLink>
          <FootLink href={homeAddress(spoken, 'plans')}>{t('site.nav.plans')}</FootLink>
        </Column>
        <Column title={t('site.footer.developers')}>
          <FootLink href={homeAddress(spoken, 'developers')}>{t('site.footer.widgets')}</FootLink>
          <FootLink href="/docs">{t('site.footer.api')}</FootLink>
        </Column>
        <Column title={t('site.footer.company')}>
          <FootLink href={homeAddress(spoken, 'about')}>{t('site.nav.about')}</FootLink>
          <FootLink href={homeAddress(spoken, 'contact')}>{t('site.nav.contact')}</FootLink>
          <FootLink href="/terms">{t('site.footer.terms')}</FootLink>
          <FootLink href="/privacy">{t('site.footer.privacy')}</FootLink>
          <FootLink href="/agreement">{t('site.footer.agreement')}</FootLink>
        </Column>
      </Columns>
      <Base>
        <span>{operator}</span>
        <LanguageLinks onAct={onAct} />
      </Base>
    </Foot>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FootLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

const Foot = styled.footer`
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  ${siteWidth}
  display: grid;
  grid-template-columns: 1.8fr repeat(3, 1fr);
  gap: ${token.space[8]};
  padding-block: 48px 32px;

  h2 {
    margin: 0 0 ${token.space[3]};
    color: ${token.color.text};
    font-size: ${token.fontSize.sm};
  }
  ul {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${token.space[1]};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${token.color.text};
    text-decoration: underline;
  }
  p {
    margin: ${token.space[3]} 0 0;
  }
  ${narrow} {
    grid-template-columns: 1fr 1fr;
    padding-block: 32px 24px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${token.color.text};
  font-size: ${token.fontSize.lg};
  font-weight: ${token.fontWeight.semibold};
`;

const Base = styled.div`
  ${siteWidth}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding-block: ${token.space[2]} ${token.space[5]};
  border-top: 1px solid ${token.color.border};
`;
