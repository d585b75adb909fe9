/**
 * What is the same word, for searches, names that must differ, codes, labels and keywords: `fold(a) === fold(b)`. The
 * database folds what it holds by the same steps (`foldSigns`), and a test compares both.
 *
 * 1. NFKC: a Chinese keyboard types letters and digits in full width, a PDF writes ligatures.
 * 2. Signs that look the same become one: nobody sees which of a dozen hyphens, or whose alphabet's А, a code was typed
 *    with.
 * 3. Signs that nobody sees go, and blanks: they come along with what is pasted, and Chinese is written with or without.
 *    So do quotation marks, of which every keyboard has others.
 * 4. One case, last: which letters look the same is known of the capitals.
 */
export function fold(text: string): string {
  const signs = [...text.normalize('NFKC')].map((sign) => alikeOf.get(sign) ?? sign);
  return signs.join('').toLowerCase();
}

/** Whether a text holds what was searched for; no word at all is held by every text. */
export function holdsWord(text: string, sought: string): boolean {
  return fold(text).includes(fold(sought));
}

/** Where a text holds a word, to be marked in it: from its first sign to behind its last; null where it does not. */
export function placeOfWord(text: string, sought: string): readonly [from: number, to: number] | null {
  const wanted = fold(sought);
  // Each sign of the folded text with the place of the sign that it came from.
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    const part = fold(sign);
    for (const _ of part.split('')) places.push(at);
    folded += part;
    at += sign.length;
  }
  const found = wanted === '' ? -1 : folded.indexOf(wanted);
  if (found < 0) return null;
  const last = places[found + wanted.length - 1] ?? 0;
  return [places[found] ?? 0, last + String.fromCodePoint(text.codePointAt(last) ?? 0).length];
}

/** Each sign and those that look like it, after NFKC. */
const alike: readonly (readonly [sign: string, others: string])[] = [
  ['-', '‐‑‒–—―−⁃'],
  ['·', '•‧∙⋅・'],
  ['~', '〜∼'],
  ['.', '。'],
  [',', '、'],
  // Cyrillic and Greek letters drawn as Latin ones.
  ...pairs('ABEKMHOPCTXYISJ', 'АВЕКМНОРСТХУІЅЈ'),
  ...pairs('aeopcyxisj', 'аеорсухіѕј'),
  ...pairs('ABEZHIKMNOPTYX', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'),
  ...pairs('o', 'ο'),
];

function pairs(latin: string, others: string): (readonly [string, string])[] {
  return [...latin].map((sign, index) => [sign, [...others][index] ?? ''] as const);
}

/** Blanks and what is not drawn at all, after NFKC; then quotation marks. */
const unseen =
  ' \t\n\v\f\r\u0085\u2028\u2029\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u200b\u200c\u200d\u200e\u200f' +
  '\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff\ufe00\ufe01\ufe0e\ufe0f' +
  '\'"`´‘’‚‛“”„‟′«»‹›';

const alikeOf: ReadonlyMap<string, string> = new Map([
  ...alike.flatMap(([sign, others]) => [...others].map((other) => [other, sign] as const)),
  ...[...unseen].map((sign) => [sign, ''] as const),
]);

/** For a database's `translate`: each sign of `from` becomes the one at its place in `to`; those beyond its end go. */
export const foldSigns: { readonly from: string; readonly to: string } = {
  from: [...alike.map(([, others]) => others), unseen].join(''),
  to: alike.map(([sign, others]) => sign.repeat([...others].length)).join(''),
};
