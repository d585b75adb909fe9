import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type PestTheme, themeVariables } from '../theme/tokens';
import { type ColorScheme, defaultSettings, type Locale, PestContext } from './context';

export interface PestProviderProps {
  /** @default 'zh' */
  readonly locale?: Locale;
  /** IANA name of the site's time zone. @default 'Asia/Shanghai' */
  readonly timeZone?: string;
  /** @default 'light' */
  readonly colorScheme?: ColorScheme;
  /** The host's words by message key, in the catalogues' own format. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Tokens by name, `{ 'color-accent': '#0055aa' }`; set on an element of ours, never on the page. */
  readonly theme?: PestTheme;
  /** The host's router: links of widgets go through it. */
  readonly navigate?: (href: string) => void;
  /** For pages with a content security policy. */
  readonly nonce?: string;
  readonly children: ReactNode;
}

const noTheme: PestTheme = {};
const boxless: CSSProperties = { display: 'contents' };

/** Optional surroundings of widgets: language, time zone, scheme, words and theme. */
export function PestProvider({
  locale = defaultSettings.locale,
  timeZone = defaultSettings.timeZone,
  colorScheme = defaultSettings.colorScheme,
  messages = defaultSettings.messages,
  theme = noTheme,
  navigate,
  nonce,
  children,
}: PestProviderProps) {
  const settings = useMemo(
    () => ({ locale, timeZone, colorScheme, messages, navigate }),
    [locale, timeZone, colorScheme, messages, navigate],
  );
  const style = useMemo(() => ({ ...boxless, ...themeVariables(theme) }), [theme]);
  return (
    <PestContext.Provider value={settings}>
      <StyleSheetManager {...(nonce !== undefined && { nonce })}>
        <div data-pest="provider" style={style}>
          {children}
        </div>
      </StyleSheetManager>
    </PestContext.Provider>
  );
}
