import { dateFormat, numberFormat } from '../language/formats';
import { formatList, joinParts, joinSentences, type Language, languageTags } from '../language/language';
import { dayInZone } from './time-range';
import { unitIn } from './units';

/** Numbers, days and moments as the reader writes them. */
export interface Format {
  readonly number: (value: number) => string;
  /** A share of one: 0.25 is 25 %. */
  readonly percent: (share: number) => string;
  /** An amount with its unit; the amount is decimal text. */
  readonly quantity: (amount: string, unit: string) => string;
  /** `YYYY-MM-DD` (specification §9), of a day or of a moment in the time zone. */
  readonly day: (dayOrInstant: string) => string;
  /** `YYYY-MM-DD HH:mm` in the time zone. */
  readonly dateTime: (instant: string) => string;
  /** `HH:mm` in the time zone. */
  readonly time: (instant: string) => string;
  /** A day with its weekday, as headings say it: `11-22 周日`, `Sun 22 Nov`; of another year than this with its year. */
  readonly weekday: (dayOrInstant: string) => string;
  /** A month given as `YYYY-MM`. */
  readonly month: (month: string) => string;
  /** Names one after another. */
  readonly list: (items: readonly string[]) => string;
  /** The parts of one line, empty ones left out. */
  readonly parts: (parts: readonly string[]) => string;
  /** Whole sentences one after another. */
  readonly sentences: (sentences: readonly string[]) => string;
}

/** As `YYYY-MM-DD`. */
const dayLength = 10;

/** By language and time zone. */
const made: Partial<Record<string, Format>> = {};

/** One for all rows of a list, each of which asks for it. */
export function makeFormat(locale: Language, timeZone: string): Format {
  const key = locale + timeZone;
  made[key] ??= newFormat(locale, timeZone);
  return made[key];
}

function newFormat(locale: Language, timeZone: string): Format {
  const tag = languageTags[locale];
  const number = numberFormat(tag).format;
  const time = (instant: string) =>
    dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));
  const day = (value: string) => (value.length === dayLength ? value : dayInZone(value, timeZone));
  return {
    number,
    percent: (share) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    quantity: (amount, unit) => `${number(Number(amount))} ${unitIn(unit, locale)}`,
    day,
    time,
    weekday: (value) => weekdayIn(locale, day(value), dayInZone(Date.now(), timeZone).slice(0, 4)),
    dateTime: (instant) => `${day(instant)} ${time(instant)}`,
    month: (month) =>
      dateFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'short' }).format(new Date(`${month}-01`)),
    list: (items) => formatList(items, locale),
    parts: (parts) => joinParts(parts, locale),
    sentences: (sentences) => joinSentences(sentences, locale),
  };
}

/** Month and day in figures where the language does, and in words where it does not; this year is left out. */
function weekdayIn(locale: Language, day: string, thisYear: string): string {
  // A day alone is read as UTC.
  const at = new Date(day);
  const say = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(languageTags[locale], { timeZone: 'UTC', ...options }).format(at);
  const name = say({ weekday: 'short' });
  const isOfThisYear = day.startsWith(thisYear);
  const shown = shortDay(day, locale);
  const words: Record<Language, string> = {
    zh: `${isOfThisYear ? shown : day} ${name}`,
    en: `${name} ${shown}${isOfThisYear ? '' : ` ${day.slice(0, 4)}`}`,
  };
  return words[locale];
}

/** A day under a bar or in a span, where the year is its neighbours': `11-22`, `22 Nov`. */
export function shortDay(day: string, language: Language): string {
  return language === 'zh' ? day.slice(5) : `${new Date(day).getUTCDate()} ${shortMonth(day, language)}`;
}

/** A month under a bar, given as `YYYY-MM` or by one of its days: `11月`, `Nov`. */
export function shortMonth(monthOrDay: string, language: Language): string {
  return dateFormat(languageTags[language], { timeZone: 'UTC', month: 'short' }).format(new Date(monthOrDay));
}
