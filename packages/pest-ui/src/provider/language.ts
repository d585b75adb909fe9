import type { Format, MessageSource, Term } from 'pest-sdk';

/** A language of one's own, as `definePestLanguage` makes it. */
export interface PestLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly say: MessageSource;
  /** Its words of the trade, by those of the product. */
  readonly term: Term;
  /** How it writes numbers and days; its words name the units. */
  readonly format: (timeZone: string, say: MessageSource) => Format;
}

/** Whether what a host gave as `locale` is a language of its own. */
export function isPestLanguage(locale: unknown): locale is PestLanguage {
  return typeof locale === 'object' && locale !== null && 'say' in locale && 'format' in locale;
}
