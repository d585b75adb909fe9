import { md5 } from 'js-md5';
import { defaultLanguage, type Language, languages, languageTags, translator } from 'pest-sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { pageAt } from '../../base/pages';
import { SiteLanguage } from '../site-language';
import { homeAddress } from '../site-links';
import { HomePage } from './HomePage';
import { homeMessages } from './home.messages';

/** Where the build put what the home page asks for. */
export interface HomeFiles {
  /** What runs before anything is drawn; it stands in the page itself. */
  readonly firstPaint: string;
  /** The page's own script. */
  readonly script: string;
  /** The portal's, which the page fetches when somebody is about to log in. */
  readonly portal: string;
}

/** What the server puts in place with each answer. */
const placeholder = {
  nonce: '__csp_nonce__',
  demo: '__demo__',
  publicUrl: '__public_url__',
  operator: '__operator__',
} as const;

/** What every demo account is opened with. */
const demoPassword = 'pest1234';

/** Every language that there is a home page in; the default first. */
export const homeLanguages = languages;

/** The whole home page in one language, as the server sends it. */
export function renderHome(language: Language, files: HomeFiles): string {
  const sheet = new ServerStyleSheet();
  const body = renderToStaticMarkup(
    sheet.collectStyles(
      <SiteLanguage value={language}>
        <HomePage personal={pageIfThere('/personalCenter')} operator={placeholder.operator} />
      </SiteLanguage>,
    ),
  );
  const styles = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return `<!doctype html>${renderToStaticMarkup(<Document language={language} files={files} styles={styles} />).replace(
    bodyMark,
    // A function: what is put in has its own dollar signs.
    () => body,
  )}`;
}

const bodyMark = '<template></template>';

interface DocumentProps {
  readonly language: Language;
  readonly files: HomeFiles;
  readonly styles: string;
}

function Document({ language, files, styles }: DocumentProps) {
  const t = translator(homeMessages, language);
  const here = `${placeholder.publicUrl}${homeAddress(language)}`;
  return (
    <html
      lang={languageTags[language]}
      data-page="home"
      data-language={language}
      data-demo={placeholder.demo}
      data-demo-password={md5(demoPassword)}
      data-portal={files.portal}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="operator" content={placeholder.operator} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('home.title')}</title>
        <meta name="description" content={t('home.description')} />
        <meta property="csp-nonce" nonce={placeholder.nonce} />
        <meta name="theme-color" content="#0b6b4b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="canonical" href={here} />
        {languages.map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={languageTags[other]}
            href={`${placeholder.publicUrl}${homeAddress(other)}`}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={`${placeholder.publicUrl}${homeAddress(defaultLanguage)}`} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={t('home.title')} />
        <meta property="og:description" content={t('home.description')} />
        <meta property="og:url" content={here} />
        <meta property="og:locale" content={languageTags[language].replace('-', '_')} />
        <meta property="og:image" content={`${placeholder.publicUrl}/screens/heat-${language}.webp`} />
        {/* Before anything is drawn: the scheme, the language of who has chosen one, and whether somebody is signed in. */}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; escaped, it would be none.
          dangerouslySetInnerHTML={{ __html: files.firstPaint }}
        />
        <style
          nonce={placeholder.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; escaped, they would be none.
          dangerouslySetInnerHTML={{ __html: styles }}
        />
        <script type="module" src={files.script} />
      </head>
      <body>
        <template />
      </body>
    </html>
  );
}

function pageIfThere(path: string): string | undefined {
  return pageAt(path)?.path;
}
