import { useMemo } from 'react';
import { type Locale, usePest } from '../provider/context';
import { type Messages, type Translate, translator } from './catalogue';
import { type Format, makeFormat } from './format';

export { defineMessages } from './catalogue';

/** `const t = useMessages(stockBellMessages)`; `t('stockBell.title', { count: 3 })`. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale, messages: overrides } = usePest();
  return useMemo(() => translator(messages, locale, overrides), [messages, locale, overrides]);
}

export function useLocale(): Locale {
  return usePest().locale;
}

export function useFormat(): Format {
  const { locale, timeZone } = usePest();
  return useMemo(() => makeFormat(locale, timeZone), [locale, timeZone]);
}
