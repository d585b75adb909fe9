import { createInstance, type FormatterModule } from 'i18next';
import { defaultLanguage, type Language, languageTags, type Messages, numberFormat, type Translate } from 'pest-sdk';
import { useMemo } from 'react';
import { language } from './language';

/** Reads catalogues through i18next: each is a namespace that joins on first use, so that it loads with its area. */
export function catalogueReader(spoken: Language): <Key extends string>(messages: Messages<Key>) => Translate<Key> {
  const i18n = createInstance().use<FormatterModule>({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    // As in a widget's words.
    format: (value) => (typeof value === 'number' ? numberFormat(languageTags[spoken]).format(value) : value),
  });
  void i18n.init({
    lng: spoken,
    initAsync: false,
    // What a translation leaves empty is said in the default language.
    fallbackLng: defaultLanguage,
    returnEmptyString: false,
    // Keys are flat: 'task.list.title' is one key.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // A value that was not given stays a placeholder, to be seen.
    missingInterpolationHandler: (_text, [placeholder]: readonly [string]) => placeholder,
    resources: {},
  });
  const namespaces = new WeakMap<object, string>();
  let count = 0;
  function namespaceOf<Key extends string>(messages: Messages<Key>): string {
    const known = namespaces.get(messages);
    if (known !== undefined) return known;
    const namespace = `catalogue-${count++}`;
    for (const needed of new Set([spoken, defaultLanguage])) {
      i18n.addResourceBundle(needed, namespace, messages[needed]);
    }
    namespaces.set(messages, namespace);
    return namespace;
  }
  return (messages) => {
    const ns = namespaceOf(messages);
    return (key, values) => i18n.t(key, { ...values, ns });
  };
}

/** The words of an area outside of components. */
export const translator = catalogueReader(language);

/** `const t = useT(customerMessages)`; `t('customer.title')`. */
export function useT<Key extends string>(messages: Messages<Key>): Translate<Key> {
  return useMemo(() => translator(messages), [messages]);
}
