import { type MessageSource, messageSource } from 'pest-sdk';
import { useEffect, useState } from 'react';
import type { PestLanguage } from './language';

/** What widgets use of a host's i18next instance; written down here so that i18next is no dependency of widgets. */
export interface HostI18n {
  readonly language: string;
  exists(key: string, values: Readonly<Record<string, unknown>>): boolean;
  t(key: string, values: Readonly<Record<string, unknown>>): string;
  on(event: 'languageChanged' | 'loaded', listener: () => void): void;
  off(event: 'languageChanged' | 'loaded', listener: () => void): void;
}

/** Words of a host by message key. */
export type HostMessages = Readonly<Record<string, string | undefined>>;

/** Whether what a host without types handed over is an instance. */
export function isHostI18n(given: HostI18n | null | undefined): given is HostI18n {
  return typeof given?.on === 'function' && typeof given.off === 'function' && typeof given.exists === 'function';
}

/** Words of the host: those given to the provider first, then its i18next instance's, then its language's. */
export function hostWords(
  messages: HostMessages | undefined,
  i18n: HostI18n | undefined,
  own: PestLanguage | undefined,
  tag: string,
): MessageSource {
  const given = messageSource(messages ?? {}, tag);
  return (key, values) => given(key, values) ?? (i18n && translated(i18n, key, values)) ?? own?.say(key, values);
}

/** React escapes what it shows; a host that lets i18next escape too would show `&amp;`. */
const asText = { interpolation: { escapeValue: false } };

function translated(i18n: HostI18n, key: string, values: Readonly<Record<string, unknown>>): string | undefined {
  return i18n.exists(key, values) ? i18n.t(key, { ...values, ...asText }) : undefined;
}

/** Counts up when the instance changes its language or has loaded more words. */
export function useChanges(i18n: HostI18n | undefined): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!i18n) return;
    const changed = () => setChanges((count) => count + 1);
    i18n.on('languageChanged', changed);
    i18n.on('loaded', changed);
    return () => {
      i18n.off('languageChanged', changed);
      i18n.off('loaded', changed);
    };
  }, [i18n]);
  return changes;
}
