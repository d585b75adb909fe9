import { type Language, languages, languageTags, type PestClient } from 'pest-sdk';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type PestTheme, themeVariables } from '../theme/tokens';
import type { DeviceTypeInfo } from '../trade/device-types';
import type { SpeciesLabel } from '../trade/species';
import { type ColorScheme, defaultSettings, PestContext } from './context';
import type { DescribeError, FailedAction } from './failures';
import { type HostI18n, type HostMessages, hostWords, isHostI18n, useChanges } from './host-i18n';
import { LayerPlace, type PortalContainer } from './LayerPlace';
import { isPestLanguage, type PestLanguage } from './language';
import { type StyleRoot, useStyleRoot } from './style-mirror';

/** Props of {@link PestProvider}. */
export interface PestProviderProps {
  /** One of the product's languages, or one that `definePestLanguage` made. @default the language of `i18n`, else 'zh' */
  readonly locale?: Language | PestLanguage | undefined;
  /** IANA name of the site's time zone. @default 'Asia/Shanghai' */
  readonly timeZone?: string | undefined;
  /** @default 'light' */
  readonly colorScheme?: ColorScheme | undefined;
  /** The host's words by message key, in the catalogues' own format. */
  readonly messages?: HostMessages | undefined;
  /**
   * The host's i18next instance: a message that it has (in its default namespace) replaces ours, and its language is
   * followed. Words in `messages` still come first.
   */
  readonly i18n?: HostI18n | undefined;
  /** Tokens by name, `{ 'color-accent': '#0055aa' }`; set on an element of ours, never on the page. */
  readonly theme?: PestTheme | undefined;
  /** The host's router: links of widgets go through it. */
  readonly navigate?: ((href: string) => void) | undefined;
  /** For pages with a content security policy of `style-src 'nonce-…'`. */
  readonly nonce?: string | undefined;
  /**
   * Where the style rules go, as constructed style sheets: the shadow root that the widgets stand in, or `document` on
   * pages whose policy is `style-src 'self'` without a nonce. Undefined: `<style>` elements in the page's head.
   */
  readonly styleRoot?: StyleRoot | undefined;
  /**
   * Where dialogs, popovers and notices are put: an element of the host, or a shadow root. They keep theme, words and
   * styles there; what opens in one of them stays in it. Undefined or null: within the widget that opens them, in the
   * browser's top layer, above whatever the page has.
   */
  readonly portalContainer?: PortalContainer | null | undefined;
  /** The client of the connected widgets below; without one no widget makes a request. */
  readonly client?: PestClient | undefined;
  /** Told of everything that fails in a widget below, after the widget's own `onError`. */
  readonly onError?: ((error: unknown, at: FailedAction) => void) | undefined;
  /** The host's words for what failed, where a widget has none of its own. */
  readonly describeError?: DescribeError | undefined;
  /** Device types of the host. @default the four of the specification */
  readonly deviceTypes?: readonly DeviceTypeInfo[] | undefined;
  /** Names of species that only the host's records know. */
  readonly speciesLabel?: SpeciesLabel | undefined;
  readonly children: ReactNode;
}

const noTheme: PestTheme = {};
const boxless: CSSProperties = { display: 'contents' };

/** A host that speaks a language of its own is spoken to in English; one that says none, as the product does. */
function languageOf(tag: unknown): Language {
  if (typeof tag !== 'string') return defaultSettings.locale;
  return languages.find((language) => tag.toLowerCase().startsWith(language)) ?? 'en';
}

/** Optional surroundings of widgets: language, time zone, scheme, words and theme. */
export function PestProvider({
  locale: givenLocale,
  timeZone = defaultSettings.timeZone,
  colorScheme = defaultSettings.colorScheme,
  messages,
  i18n: givenI18n,
  theme: givenTheme,
  navigate,
  nonce,
  styleRoot,
  portalContainer,
  client,
  onError,
  describeError,
  deviceTypes,
  speciesLabel,
  children,
}: PestProviderProps) {
  const theme = givenTheme ?? noTheme;
  const i18n = isHostI18n(givenI18n) ? givenI18n : undefined;
  const changes = useChanges(i18n);
  const own = isPestLanguage(givenLocale) ? givenLocale : undefined;
  const locale = languageOf(own ? 'en' : (givenLocale ?? i18n?.language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an instance changes its words and stays the same object.
  const words = useMemo(
    () => hostWords(messages, i18n, own, own?.tag ?? languageTags[locale]),
    [messages, i18n, own, locale, changes],
  );
  const format = useMemo(() => own?.format(timeZone, words), [own, timeZone, words]);
  const layer = useMemo(() => {
    if (!portalContainer) return undefined;
    const place = { container: portalContainer, styleRoot, nonce, theme };
    return (opened: ReactElement) => <LayerPlace {...place}>{opened}</LayerPlace>;
  }, [portalContainer, styleRoot, nonce, theme]);
  const settings = useMemo(
    () => ({
      locale,
      own,
      format,
      term: own?.term,
      timeZone,
      colorScheme,
      words,
      navigate,
      client,
      onError,
      describeError,
      deviceTypes,
      speciesLabel,
      layer,
    }),
    [
      locale,
      own,
      format,
      timeZone,
      colorScheme,
      words,
      navigate,
      client,
      onError,
      describeError,
      deviceTypes,
      speciesLabel,
      layer,
    ],
  );
  const sheet = useStyleRoot(styleRoot, nonce);
  const style = useMemo(() => ({ ...boxless, ...themeVariables(theme) }), [theme]);
  return (
    <PestContext.Provider value={settings}>
      <StyleSheetManager {...(sheet ? { sheet } : nonce !== undefined && { nonce })}>
        <div data-pest="provider" style={style}>
          {children}
        </div>
      </StyleSheetManager>
    </PestContext.Provider>
  );
}
