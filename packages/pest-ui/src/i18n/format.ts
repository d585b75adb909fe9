import { dayInZone, formatList, joinParts, joinSentences, type Language, languageTags, unitIn } from 'pest-sdk';

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
  /** A day with its weekday, as headings say it: `11-22 周日`, `Sun 22 Nov`. */
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

const dayLength = 'YYYY-MM-DD'.length;

/** By language and time zone. */
const made: Partial<Record<string, Format>> = {};

/** Made once: a list asks for it in each of its rows, and what `Intl` makes costs more than a row. */
export function makeFormat(locale: Language, timeZone: string): Format {
  const key = locale + timeZone;
  made[key] ??= newFormat(locale, timeZone);
  return made[key];
}

function newFormat(locale: Language, timeZone: string): Format {
  const tag = languageTags[locale];
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const times = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const months = inWords(locale, { year: 'numeric', month: 'short' });
  const day = (value: string) => (value.length === dayLength ? value : dayInZone(value, timeZone));
  return {
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    quantity: (amount, unit) => `${numbers.format(Number(amount))} ${unitIn(unit, locale)}`,
    day,
    time: (instant) => times.format(new Date(instant)),
    weekday: weekdays(locale, day),
    dateTime: (instant) => `${day(instant)} ${times.format(new Date(instant))}`,
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    list: (items) => formatList(items, locale),
    parts: (parts) => joinParts(parts, locale),
    sentences: (sentences) => joinSentences(sentences, locale),
  };
}

/** Month and day in figures where the language does, and in words where it does not; the year is left out. */
function weekdays(locale: Language, dayOf: (value: string) => string): Format['weekday'] {
  const names = inWords(locale, { weekday: 'short' });
  const months = inWords(locale, { month: 'short' });
  const words: Record<Language, (day: string, at: Date) => string> = {
    zh: (day, at) => `${day.slice(5)} ${names.format(at)}`,
    en: (_day, at) => `${names.format(at)} ${at.getUTCDate()} ${months.format(at)}`,
  };
  return (value) => {
    const day = dayOf(value);
    return words[locale](day, new Date(`${day}T00:00:00Z`));
  };
}

function inWords(locale: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'UTC', ...options });
}
