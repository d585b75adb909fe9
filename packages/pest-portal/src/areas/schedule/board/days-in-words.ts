import type { Language } from 'pest-sdk';

/** As the language writes a day by itself: `11-23 至 11-29`, `23–29 Nov`; not all of this year, with their years. */
export function daysInWords(language: Language, from: string, to: string, today: string): string {
  const year = today.slice(0, 4);
  const known = from.startsWith(year) && to.startsWith(year);
  return (known ? withoutYear : withYear)[language](from, to);
}

type Span = Readonly<Record<Language, (from: string, to: string) => string>>;

const withoutYear: Span = {
  zh: (from, to) => `${from.slice(5)} 至 ${to.slice(5)}`,
  en: (from, to) => {
    const sameMonth = from.slice(0, 7) === to.slice(0, 7);
    return sameMonth ? `${Number(from.slice(8))}–${inEnglish(to)}` : `${inEnglish(from)} – ${inEnglish(to)}`;
  },
};

const withYear: Span = {
  zh: (from, to) => `${from} 至 ${to}`,
  en: (from, to) => {
    const sameYear = from.slice(0, 4) === to.slice(0, 4);
    const first = sameYear ? '' : ` ${from.slice(0, 4)}`;
    return `${inEnglish(from)}${first} – ${inEnglish(to)} ${to.slice(0, 4)}`;
  },
};

const dayFirst = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function inEnglish(day: string): string {
  return dayFirst.format(new Date(`${day}T00:00:00Z`));
}
