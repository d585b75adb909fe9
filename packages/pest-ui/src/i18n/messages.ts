import { type Language, type Messages, type Translate, translator } from 'pest-sdk';
import { useMemo } from 'react';
import { usePest } from '../provider/context';
import { type Format, makeFormat } from './format';

/** `const t = useMessages(stockBellMessages)`; `t('stockBell.title', { count: 3 })`. A host's own words come first. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale, words } = usePest();
  return useMemo(() => translator(messages, locale, words), [messages, locale, words]);
}

export function useLocale(): Language {
  return usePest().locale;
}

export function useFormat(): Format {
  const { locale, timeZone } = usePest();
  return useMemo(() => makeFormat(locale, timeZone), [locale, timeZone]);
}
