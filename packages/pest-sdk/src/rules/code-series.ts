/** Codes and names that go on from those which are there. */

/** Texts that differ in their number only: `MY-` and at least four digits, of which the last is 17. */
export interface CodeSeries {
  readonly prefix: string;
  readonly digits: number;
  readonly last: number;
}

/** Longer numbers are no counts but dates, phones or random. */
const numbered = /^(.*?)(\d{1,7})$/;

/** The series of which most texts are; null where none of them counts. */
export function seriesOf(texts: readonly string[]): CodeSeries | null {
  const byPrefix = new Map<string, string[]>();
  for (const text of texts) {
    const [, prefix = '', digits = ''] = numbered.exec(text) ?? [];
    if (digits !== '' && !/\d$/.test(prefix)) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), digits]);
  }
  const [most] = [...byPrefix].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  if (!most) return null;
  const [prefix, numbers] = most;
  return { prefix, digits: Math.max(...numbers.map(({ length }) => length)), last: Math.max(...numbers.map(Number)) };
}

/** So many texts of a series from a number on. */
export function codesAfter({ prefix, digits }: CodeSeries, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${String(from + at).padStart(digits, '0')}`);
}
