import { expect, test } from 'vitest';

const screens = import.meta.glob<string>('../{areas,site-devices,choices,pest-logs}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A column that prints a count by itself: nobody could look what it counts. */
const bare = /cell: \(\{[^}]*Count\b[^}]*\}\) =>\s*(?:<Text[^>]*>\{)?(?:format\.)?(?:number|String)\(/;

test('a count in a table opens what it counts', () => {
  const columns = Object.entries(screens).filter(([path]) => !path.includes('.test.'));
  expect(columns.length).toBeGreaterThan(100);
  expect(columns.flatMap(([path, source]) => (bare.test(source) ? [path] : []))).toEqual([]);
  expect(bare.test('cell: ({ deviceCount }) => number(deviceCount),')).toBe(true);
});
