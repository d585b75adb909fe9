import { dayInZone, formatList, joinParts, type Language, languageTags, unitIn } from 'pest-sdk';

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
  /** A month given as `YYYY-MM`. */
  readonly month: (month: string) => string;
  /** Names one after another. */
  readonly list: (items: readonly string[]) => string;
  /** The parts of one line, empty ones left out. */
  readonly parts: (parts: readonly string[]) => string;
}

const dayLength = 'YYYY-MM-DD'.length;

export function makeFormat(locale: Language, timeZone: string): Format {
  const tag = languageTags[locale];
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const times = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const months = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'short' });
  const day = (value: string) => (value.length === dayLength ? value : dayInZone(value, timeZone));
  return {
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    quantity: (amount, unit) => `${numbers.format(Number(amount))} ${unitIn(unit, locale)}`,
    day,
    dateTime: (instant) => `${day(instant)} ${times.format(new Date(instant))}`,
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    list: (items) => formatList(items, locale),
    parts: (parts) => joinParts(parts, locale),
  };
}
