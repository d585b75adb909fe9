import {
  dateFormat,
  listFormat,
  type MessageSource,
  makeFormat,
  messageSource,
  numberFormat,
  type Term,
  unitIn,
} from 'pest-sdk';
import type { PestLanguage } from '../../provider/language';
import type { PestWords } from './catalogue';
import { tradeWords } from './trade-words';

/** What {@link definePestLanguage} is told. */
export interface PestLanguageOptions<Form extends Intl.LDMLPluralRule> {
  /** BCP 47, as `es` or `pt-BR`: for `lang`, and for numbers, dates, lists and plural forms through `Intl`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The plural forms that its words have, of those that `Intl.PluralRules` names for it: `['one', 'other']`. */
  readonly plurals: readonly (Form | 'other')[];
  /** In i18next's JSON format: `{{name}}` for a value, `key_one` and so on for a counted message. */
  readonly words: PestWords<NoInfer<Form>>;
}

/**
 * A language beside those of the product, for the provider's `locale`. It is complete or it does not compile; what is
 * missing all the same, as from a file that is read later, is said in English.
 *
 * @throws RangeError where `tag` is no tag
 */
export function definePestLanguage<const Form extends Intl.LDMLPluralRule>({
  tag,
  direction,
  words,
}: PestLanguageOptions<Form>): PestLanguage {
  const [known = tag] = Intl.getCanonicalLocales(tag);
  const say = messageSource(words, known);
  return { tag: known, direction, say, term: termsOf(say), format: formatIn(known) };
}

/** Known by the objects themselves, so that a widget asks without a name. */
function termsOf(say: MessageSource): Term {
  const keys = new Map(tradeWords().map(([key, words]) => [words, key]));
  return (words) => {
    const key = keys.get(words);
    return key === undefined ? undefined : say(key, {});
  };
}

/** A day alone is as long. */
const dayLength = 'YYYY-MM-DD'.length;
const asDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const asTime = { hour: '2-digit', minute: '2-digit' } as const;

/** As `Intl` writes it in the language. */
function formatIn(tag: string): PestLanguage['format'] {
  const number = numberFormat(tag).format;
  return (timeZone, say) => {
    const at = (options: Intl.DateTimeFormatOptions) => (value: string) =>
      // A day alone is read as UTC.
      dateFormat(tag, { timeZone: value.length === dayLength ? 'UTC' : timeZone, ...options }).format(new Date(value));
    return {
      ...makeFormat('en', timeZone),
      number,
      percent: (share) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share),
      quantity: (amount, unit) => {
        const name = unitIn(unit, 'en');
        return `${number(Number(amount))} ${say(`unit.${name}`, {}) ?? name}`;
      },
      day: at(asDay),
      time: at(asTime),
      dateTime: at({ ...asDay, ...asTime }),
      weekday: at({ ...asDay, weekday: 'short' }),
      month: (month) => at({ year: 'numeric', month: 'short' })(`${month}-01`),
      list: (items) => listFormat(tag, { type: 'conjunction', style: 'narrow' }).format(items),
    };
  };
}
