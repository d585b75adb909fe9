import { languageNames, languages, languageTags } from 'pest-sdk';
import { token } from 'pest-ui';
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from '../kit/page/BrandMark';
import { closeMenuBy } from './menu-closes';
import { siteMessages } from './site.messages';
import { SiteLanguage, useSiteT } from './site-language';
import { homeAddress, type SiteAct, sections } from './site-links';
import { ActLink, folded, siteWidth } from './site-styles';

export interface SiteHeaderProps {
  /** Who is looking; `unknown` renders both, and the page's `data-visitor` decides which is seen. */
  readonly visitor: 'unknown' | 'guest' | 'account';
  /** Where information waits to be completed or approved; the console opens only then. */
  readonly information?: string | undefined;
  /** Addresses of the visitor's own pages. */
  readonly personal?: string | undefined;
  /** Does what a link of the header stands for in place of following it. */
  readonly onAct?: ((act: SiteAct, event: MouseEvent) => void) | undefined;
  /** Follows a link to a page that needs no loading anew. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The head of every public page. Its links work without a script. */
export function SiteHeader(props: SiteHeaderProps) {
  const t = useSiteT(siteMessages);
  const spoken = useContext(SiteLanguage);
  const { visitor } = props;
  return (
    <>
      <Skip href="#content">{t('site.skip')}</Skip>
      <Head>
        <Inner>
          <Brand href={homeAddress(spoken)}>
            <BrandMark size={28} />
            <span>{t('site.name')}</span>
          </Brand>
          <Wide as="nav" aria-label={t('site.nav')}>
            <SectionLinks />
          </Wide>
          <Wide>
            <LanguageLinks {...props} />
          </Wide>
          {visitor !== 'account' && (
            <GuestLinks>
              <Act act="login" href="/login" look="quiet" {...props}>
                {t('site.login')}
              </Act>
              <Wide>
                <Act act="register" href={registerAddress} look="primary" {...props}>
                  {t('site.register')}
                </Act>
              </Wide>
            </GuestLinks>
          )}
          {visitor !== 'guest' && (
            <AccountLinks>
              <Wide>
                <OwnLinks {...props} />
              </Wide>
              <WayIn {...props} />
            </AccountLinks>
          )}
          <Menu {...props} />
        </Inner>
      </Head>
    </>
  );
}

/** Where somebody registers, when no script opens the dialog. */
export const registerAddress = '/login?mode=register';

function SectionLinks() {
  const t = useSiteT(siteMessages);
  const spoken = useContext(SiteLanguage);
  return sections.map((section) => (
    <a key={section} href={homeAddress(spoken, section)}>
      {t(`site.nav.${section}`)}
    </a>
  ));
}

/** The other languages, each by its own name, for those who cannot read this one. */
export function LanguageLinks({ onAct }: Pick<SiteHeaderProps, 'onAct'>) {
  const spoken = useContext(SiteLanguage);
  return languages
    .filter((other) => other !== spoken)
    .map((other) => (
      <ActLink
        key={other}
        data-look="quiet"
        href={homeAddress(other)}
        hrefLang={languageTags[other]}
        lang={languageTags[other]}
        data-act="language"
        data-language={other}
        onClick={onAct && ((event) => onAct('language', event))}
      >
        {languageNames[other]}
      </ActLink>
    ));
}

/** The console, or what stands before it: information that is not approved. */
function WayIn({ information, onFollow }: SiteHeaderProps) {
  const t = useSiteT(siteMessages);
  return (
    <>
      <ActLink data-look="primary" data-own="console" href="/home" hidden={Boolean(information)} onClick={onFollow}>
        {t('site.console')}
      </ActLink>
      <ActLink data-look="primary" data-own="information" href={information} hidden={!information} onClick={onFollow}>
        {t('site.information')}
      </ActLink>
    </>
  );
}

/** What an account finds beside the console. */
function OwnLinks({ personal, onAct, onFollow }: SiteHeaderProps) {
  const t = useSiteT(siteMessages);
  return (
    <>
      {personal && (
        <ActLink data-look="quiet" href={personal} onClick={onFollow}>
          {t('site.personal')}
        </ActLink>
      )}
      <ActLink
        as="button"
        type="button"
        data-look="quiet"
        data-act="logout"
        onClick={onAct && ((event: MouseEvent) => onAct('logout', event))}
      >
        {t('site.logout')}
      </ActLink>
    </>
  );
}

interface ActProps extends Pick<SiteHeaderProps, 'onAct'> {
  readonly act: SiteAct;
  readonly href: string;
  readonly look: 'primary' | 'quiet';
  readonly children: ReactNode;
}

function Act({ act, href, look, onAct, children }: ActProps) {
  return (
    <ActLink data-look={look} href={href} data-act={act} onClick={onAct && ((event) => onAct(act, event))}>
      {children}
    </ActLink>
  );
}

/** Everything that has no room in a narrow head. */
function Menu(props: SiteHeaderProps) {
  const t = useSiteT(siteMessages);
  const { visitor } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeMenuBy(menu.current) : undefined), []);
  return (
    <Folded ref={menu} data-site-menu>
      <summary aria-label={t('site.menu')}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <nav aria-label={t('site.nav')}>
        <SectionLinks />
        <LanguageLinks {...props} />
        {visitor !== 'account' && (
          <GuestLinks>
            <Act act="register" href={registerAddress} look="primary" {...props}>
              {t('site.register')}
            </Act>
          </GuestLinks>
        )}
        {visitor !== 'guest' && (
          <AccountLinks>
            <OwnLinks {...props} />
          </AccountLinks>
        )}
      </nav>
    </Folded>
  );
}

const Skip = styled.a`
  position: absolute;
  inset: -100px auto auto ${token.space[2]};
  z-index: ${token.layer.dialog};
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.md};

  &:focus {
    inset-block-start: ${token.space[2]};
  }
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};
  font-size: ${token.fontSize.md};

  [hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const close = '@media (max-width: 399px)';

const Inner = styled.div`
  ${siteWidth}
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  height: 63px;

  ${folded} {
    height: 55px;
  }
  /* Phones, the most of which are 360 to 393 wide: everything fits, a little closer. */
  ${close} {
    gap: 0;
    font-size: ${token.fontSize.sm};

    > span > [data-look] {
      padding-inline: ${token.space[2]};
    }
  }
`;

const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${token.color.text};
  font-size: ${token.fontSize.lg};
  font-weight: ${token.fontWeight.semibold};
  text-decoration: none;
  white-space: nowrap;

  /* A face that is wider than those measured shortens the name; it widens no page. */
  min-width: 0;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > img {
    flex: none;
  }
  ${close} {
    gap: 6px;
    font-size: ${token.fontSize.md};
  }
  @media (max-width: 339px) {
    font-size: ${token.fontSize.sm};
  }

  ${folded} {
    margin-inline-end: auto;
  }
`;

/** Only where there is room; otherwise in the menu. */
const Wide = styled.span`
  display: flex;
  align-items: center;

  &:is(nav) {
    gap: clamp(16px, 3vw - 14px, 28px);
    margin-inline: clamp(16px, 8vw - 64px, 44px) auto;

    a {
      color: ${token.color.textMuted};
      text-decoration: none;
      white-space: nowrap;
    }
    a:hover {
      color: ${token.color.text};
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  ${folded} {
    display: none;
  }
`;

const GuestLinks = styled.span`
  display: contents;

  [data-visitor='account'] & {
    display: none;
  }
`;

const AccountLinks = styled.span`
  display: contents;

  [data-visitor='guest'] & {
    display: none;
  }
`;

const Folded = styled.details`
  display: none;
  margin-inline-end: -8px;

  ${folded} {
    display: block;
  }
  summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${token.radius.md};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  nav {
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
    gap: ${token.space[1]};
    max-height: calc(100dvh - 56px);
    padding: ${token.space[3]} ${token.space[4]} ${token.space[5]};
    overflow-y: auto;
    border-bottom: 1px solid ${token.color.border};
    background: ${token.color.surface};
    box-shadow: ${token.shadow.lg};
  }
  nav a,
  nav button {
    display: flex;
    align-items: center;
    justify-content: flex-start;
    min-height: 44px;
    padding: 0 ${token.space[2]};
    font-size: ${token.fontSize.lg};
    text-decoration: none;
  }
  nav > a:not([data-act]) {
    color: ${token.color.text};
  }
  nav [hidden] {
    display: none;
  }
  nav [data-act='register'] {
    justify-content: center;
    margin-block-start: ${token.space[2]};
  }
`;
