import { type Language, shortDay } from 'pest-sdk';

/** As the language writes a day by itself: `11-23 至 11-29`, `23–29 Nov`; not all of this year, with their years. */
export function daysInWords(language: Language, from: string, to: string, today: string): string {
  const year = today.slice(0, 4);
  const known = from.startsWith(year) && to.startsWith(year);
  return (known ? withoutYear : withYear)[language](from, to);
}

type Span = Readonly<Record<Language, (from: string, to: string) => string>>;

const withoutYear: Span = {
  zh: (from, to) => `${shortDay(from, 'zh')} 至 ${shortDay(to, 'zh')}`,
  en: (from, to) => {
    const sameMonth = from.slice(0, 7) === to.slice(0, 7);
    return sameMonth
      ? `${Number(from.slice(8))}–${shortDay(to, 'en')}`
      : `${shortDay(from, 'en')} – ${shortDay(to, 'en')}`;
  },
};

const withYear: Span = {
  zh: (from, to) => `${from} 至 ${to}`,
  en: (from, to) => {
    const sameYear = from.slice(0, 4) === to.slice(0, 4);
    const first = sameYear ? '' : ` ${from.slice(0, 4)}`;
    return `${shortDay(from, 'en')}${first} – ${shortDay(to, 'en')} ${to.slice(0, 4)}`;
  },
};
