import { createInstance } from 'i18next';
import { useMemo } from 'react';
import { language } from './language';

/** The words of one area in both languages. */
export interface Messages<Key extends string> {
  readonly zh: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

/** What a screen may ask for: plural forms are asked for by their common name. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Asked<Key>, values?: MessageValues) => string;

/** Declares an area's words; English must have exactly the keys that Chinese has. */
export function defineMessages<const Key extends string>(messages: {
  readonly zh: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<NoInfer<Key>, string>>;
}): Messages<Key> {
  return messages;
}

const namespace = 'portal';
const catalogue = createInstance();
void catalogue.init({
  lng: language,
  initAsync: false,
  fallbackLng: false,
  defaultNS: namespace,
  // Keys are flat: 'task.list.title' is one key.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { [language]: { [namespace]: {} } },
});

const loaded = new WeakSet<object>();

/** The words of an area outside of components. Its catalogue joins the others on first use, so it loads with its area. */
export function translator<Key extends string>(messages: Messages<Key>): Translate<Key> {
  if (!loaded.has(messages)) {
    catalogue.addResourceBundle(language, namespace, messages[language]);
    loaded.add(messages);
  }
  return (key, values) => catalogue.t(key, { ...values });
}

/** `const t = useT(customerMessages)`; `t('customer.title')`. */
export function useT<Key extends string>(messages: Messages<Key>): Translate<Key> {
  return useMemo(() => translator(messages), [messages]);
}
