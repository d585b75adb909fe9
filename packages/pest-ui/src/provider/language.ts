import type { Format, MessageSource } from 'pest-sdk';

/** A language of one's own, as `definePestLanguage` makes it. */
export interface PestLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly say: MessageSource;
  /** How it writes numbers and days; its words name the units. */
  readonly format: (timeZone: string, say: MessageSource) => Partial<Format>;
}

/** Whether what a host gave as `locale` is a language of its own. */
export function isPestLanguage(locale: unknown): locale is PestLanguage {
  return typeof locale === 'object' && locale !== null && 'say' in locale && 'format' in locale;
}
