import { listFormat } from './formats';

/**
 * The languages of the product. A new one begins here; the compiler then names every catalogue, table and sentence
 * that lacks it.
 */
export const languages = ['zh', 'en'] as const;
/** A language of the product; see {@link languages}. */
export type Language = (typeof languages)[number];

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Spoken where nobody chose (specification §1). */
export const defaultLanguage: Language = 'zh';

/** BCP 47 tags: for `lang` attributes, and for numbers, dates and lists through `Intl`. */
export const languageTags: Words = { zh: 'zh-CN', en: 'en' };

/** Each language's name in itself, for the switch between them. */
export const languageNames: Words = { zh: '中文', en: 'English' };

/** The plural forms of each language (CLDR cardinal categories): a counted message has exactly these. */
export const pluralForms = {
  zh: ['other'],
  en: ['one', 'other'],
} as const satisfies Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>>;

/** Whether a value, as from storage or an address, is a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language that suits a list of preferences best, written as in `Accept-Language` (`en-GB,zh;q=0.8`) or as a single
 * tag. The default where none is known.
 */
export function preferredLanguage(preferences: string): Language {
  const known = preferences
    .split(',')
    .map(preference)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return known.map(({ language }) => language).find(isLanguage) ?? defaultLanguage;
}

function preference(entry: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { language: (tag.split('-')[0] ?? '').toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
}

/** Names one after another, as the language separates them: `A、B、C`, `A, B, C`. */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(languageTags[language], { type: 'conjunction', style: 'narrow' }).format(items);
}

const sentenceGaps: Words = { zh: '', en: ' ' };

/** Whole sentences one after another: Chinese ones follow their full stop, others a space. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(sentenceGaps[language]);
}

/** What stands between the parts of one line. */
export const partSeparators: Words = { zh: ' · ', en: ' · ' };

/** The parts of one line that is no sentence, empty ones left out: `A · B`. */
export function joinParts(parts: readonly string[], language: Language): string {
  return parts.filter((part) => part !== '').join(partSeparators[language]);
}
