import type { Language } from 'pest-sdk';

/** A span of days without its year, as the language writes a day by itself: `11-23 至 11-29`, `23–29 Nov`. */
export const daysInWords: Readonly<Record<Language, (from: string, to: string) => string>> = {
  zh: (from, to) => `${from.slice(5)} 至 ${to.slice(5)}`,
  en: (from, to) => {
    const sameMonth = from.slice(0, 7) === to.slice(0, 7);
    return sameMonth ? `${Number(from.slice(8))}–${inEnglish(to)}` : `${inEnglish(from)} – ${inEnglish(to)}`;
  },
};

const dayFirst = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function inEnglish(day: string): string {
  return dayFirst.format(new Date(`${day}T00:00:00Z`));
}
