import { type Language, makeFormat } from 'pest-sdk';

/** As the language writes a day by itself: `11-23 至 11-29`, `23–29 Nov`; not all of this year, with their years. */
export function daysInWords(language: Language, from: string, to: string, today: string): string {
  const year = today.slice(0, 4);
  const known = from.startsWith(year) && to.startsWith(year);
  return (known ? withoutYear : withYear)[language](from, to);
}

const short = { zh: makeFormat('zh', 'UTC').shortDay, en: makeFormat('en', 'UTC').shortDay };

type Span = Readonly<Record<Language, (from: string, to: string) => string>>;

const withoutYear: Span = {
  zh: (from, to) => `${short.zh(from)} 至 ${short.zh(to)}`,
  en: (from, to) => {
    const sameMonth = from.slice(0, 7) === to.slice(0, 7);
    return sameMonth ? `${Number(from.slice(8))}–${short.en(to)}` : `${short.en(from)} – ${short.en(to)}`;
  },
};

const withYear: Span = {
  zh: (from, to) => `${from} 至 ${to}`,
  en: (from, to) => {
    const sameYear = from.slice(0, 4) === to.slice(0, 4);
    const first = sameYear ? '' : ` ${from.slice(0, 4)}`;
    return `${short.en(from)}${first} – ${short.en(to)} ${to.slice(0, 4)}`;
  },
};
