/** Codes that go on from those which a company has. */
import { type DeviceType, deviceTypeRows } from 'pest-sdk';

/** Codes that differ in their number only: `MY-` and at least four digits, of which the last is 17. */
export interface CodeSeries {
  readonly prefix: string;
  readonly digits: number;
  readonly last: number;
}

/** Longer numbers are no counts but dates, phones or random. */
const numbered = /^(.*?)(\d{1,7})$/;

/** The series of which most codes are; a company without one begins with the letters of the type. */
export function seriesOf(type: DeviceType, codes: readonly string[]): CodeSeries {
  const byPrefix = new Map<string, string[]>();
  for (const code of codes) {
    const [, prefix = '', digits = ''] = numbered.exec(code) ?? [];
    if (digits !== '' && !/\d$/.test(prefix)) byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), digits]);
  }
  const [most] = [...byPrefix].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  if (!most) return { prefix: deviceTypeRows[type].mark.letters, digits: 4, last: 0 };
  const [prefix, numbers] = most;
  return { prefix, digits: Math.max(...numbers.map(({ length }) => length)), last: Math.max(...numbers.map(Number)) };
}

/** So many codes of a series from a number on. */
export function codesAfter({ prefix, digits }: CodeSeries, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${String(from + at).padStart(digits, '0')}`);
}
