import { expect, test } from 'vitest';

const screens = import.meta.glob<string>('../../{areas,kit}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A column that prints a count by itself: nobody could look what it counts. */
const bare = [
  /cell: \(\{[^}]*Count\b[^}]*\}\) =>\s*(?:<Text[^>]*>\{)?(?:format\.)?(?:number|String)\(/,
  // What is text only is its own cell.
  /\bid: '[^']*',(?:(?!\bcell:|\bid:)[\s\S])*?\btext: \(\{[^}]*Count\b[^}]*\}\) =>\s*(?:format\.)?(?:number|String)\(/,
];
const isBare = (source: string) => bare.some((pattern) => pattern.test(source));

test('a count in a table opens what it counts', () => {
  const columns = Object.entries(screens).filter(([path]) => !path.includes('.test.'));
  expect(columns.length).toBeGreaterThan(100);
  expect(columns.flatMap(([path, source]) => (isBare(source) ? [path] : []))).toEqual([]);
  expect(isBare('cell: ({ deviceCount }) => number(deviceCount),')).toBe(true);
  expect(isBare("{ id: 'devices', header, text: ({ deviceCount }) => number(deviceCount), card: 'fact' }")).toBe(true);
});
