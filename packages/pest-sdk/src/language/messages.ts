import { pluralRules } from './formats';
import { type Language, type languages, languageTags, type pluralForms, type Words } from './language';

type FirstLanguage = (typeof languages)[0];
type OtherLanguage = Exclude<Language, FirstLanguage>;
type PluralForm<Of extends Language> = (typeof pluralForms)[Of][number];
type AnyPluralForm = PluralForm<Language>;

/** What a counted key is called without its plural form; never for the others. */
type Counted<Key extends string> = Key extends `${infer Base}_${AnyPluralForm}` ? Base : never;
type Plain<Key extends string> = Exclude<Key, `${string}_${AnyPluralForm}`>;

/** The keys of a catalogue in one language: counted ones in each of its plural forms. */
type KeysIn<Of extends Language, Key extends string> = Plain<Key> | `${Counted<Key>}_${PluralForm<Of>}`;

/** Forms that other languages have and the first has not do not belong into its words. */
type NoForeignForms = {
  readonly [Key in `${string}_${Exclude<AnyPluralForm, PluralForm<FirstLanguage>>}`]: never;
};

type OtherLanguages<Key extends string> = {
  readonly [Of in OtherLanguage]: Readonly<Record<KeysIn<Of, Key>, string>>;
};

/**
 * Words in every language, in i18next's JSON v4 format: flat keys, `{{name}}` for a value, `key_one` and `key_other`
 * for a counted message in the plural forms that the language has. `Key` are the keys of the first language.
 */
export type Messages<Key extends string> = Readonly<Record<FirstLanguage, Readonly<Record<Key, string>>>> &
  OtherLanguages<Key>;

/** What may be asked for: a counted message by its common name. */
export type MessageKey<Key extends string> = Plain<Key> | Counted<Key>;

/**
 * Values for the gaps of a message, by name; `count` also chooses the plural form. A number is an amount and is shown
 * as one, `5,000`; what only looks like one, as a year, a code or a phone number, is handed over as text.
 */
export type MessageValues = Readonly<Record<string, string | number>>;
/** Reads one message of a catalogue: `t("list.count", { count: 3 })`. */
export type Translate<Key extends string> = (key: MessageKey<Key>, values?: MessageValues) => string;

/** Declares words: the first language says which keys there are, every other must have exactly those. */
export function defineMessages<const Key extends string>(
  messages: Readonly<Record<FirstLanguage, Readonly<Record<Key, string>> & NoForeignForms>> &
    OtherLanguages<NoInfer<Key>>,
): Messages<Key> {
  return messages;
}

/** Where words come from before a catalogue is asked: a host's own, for instance. Undefined where it has none. */
export type MessageSource = (key: string, values: MessageValues) => string | undefined;

/**
 * Reads a catalogue in one language, without i18next, and a host's words before it. A key that nobody knows is its own
 * text, so that a gap is seen and nothing breaks; a value that was not given stays a placeholder.
 */
export function translator<Key extends string>(
  messages: Messages<Key>,
  language: Language,
  host?: MessageSource,
): Translate<Key> {
  const own = messageSource(messages[language], languageTags[language]);
  return (key, values = {}) => host?.(key, values) ?? own(key, values) ?? key;
}

/** Words by key, in the format of a catalogue and with the plural forms of a BCP 47 tag. */
export function messageSource(words: Readonly<Record<string, string | undefined>>, tag: string): MessageSource {
  return (key, values) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${pluralRules(tag).select(count)}` : key;
    const template = words[form] ?? words[`${key}_other`] ?? words[key];
    return template?.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => {
      const value: { toLocaleString(tag: string): string } = values[name] ?? gap;
      return value.toLocaleString(tag);
    });
  };
}

/** How a host's language calls what the product's languages call so; undefined where it has no word. */
export type Term = (words: Words) => string | undefined;

/** What a kind of the trade is called: in a host's language, else in the product's, else as its record has it. */
export function tradeWord(
  words: Words | undefined,
  kind: string,
  { language, term }: { readonly language: Language; readonly term?: Term | undefined },
): string {
  return words ? (term?.(words) ?? words[language]) : kind;
}
