import type { Locale } from '../provider/context';

/** One part's words in both languages; keys are flat, in i18next's JSON v4 format (`{{name}}`, `key_one`, `key_other`). */
export interface Messages<Key extends string> {
  readonly zh: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

/** Plural forms are asked for by their common name. */
export type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Asked<Key>, values?: MessageValues) => string;

/** Declares a part's words; English must have exactly the keys that Chinese has. */
export function defineMessages<const Key extends string>(messages: {
  readonly zh: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<NoInfer<Key>, string>>;
}): Messages<Key> {
  return messages;
}

/**
 * Reads catalogues in i18next's format without i18next, which would outweigh most widgets. A host's words come first;
 * a key nobody knows is its own text, so that a gap is seen and nothing breaks.
 */
export function translator<Key extends string>(
  messages: Messages<Key>,
  locale: Locale,
  overrides: Readonly<Record<string, string>> = {},
): Translate<Key> {
  const words: Readonly<Record<string, string>> = { ...messages[locale], ...overrides };
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    return fill(words[form] ?? words[`${key}_other`] ?? words[key] ?? key, values);
  };
}

function fill(template: string, values: MessageValues): string {
  return template.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
