import { type Format, type Language, type Messages, makeFormat, type Translate, translator } from 'pest-sdk';
import { useMemo } from 'react';
import { usePest } from '../provider/context';

/** `const t = useMessages(stockBellMessages)`; `t('stockBell.title', { count: 3 })`. A host's own words come first. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale, words } = usePest();
  return useMemo(() => translator(messages, locale, words), [messages, locale, words]);
}

/** The language of the product that widgets below the provider speak; English below a language of the host's. */
export function useLocale(): Language {
  return usePest().locale;
}

/** Numbers, days and moments in the language and time zone of the provider. */
export function useFormat(): Format {
  const { locale, timeZone, format } = usePest();
  return format ?? makeFormat(locale, timeZone);
}
