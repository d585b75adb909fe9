import { expect, test } from 'vitest';
import * as sdk from './index';
import { languages } from './language/language';
import { unitIn } from './rules/units';

const tables = Object.entries(sdk).filter(([name]) => /(Words|Labels|Templates)$/.test(name));

/** Where a table has no words: nothing at all, or not in each language. */
function gapsOf(value: unknown, at: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  if (parts.length === 0) return [at];
  const missing = 'zh' in value || 'en' in value ? languages.filter((language) => !(language in value)) : [];
  return [
    ...missing.map((language) => `${at}.${language}`),
    ...parts.flatMap(([key, part]) => gapsOf(part, `${at}.${key}`)),
  ];
}

test.each(tables)('%s says something of everything, in each language', (name, table) => {
  expect(gapsOf(table, name)).toEqual([]);
});

test.each([
  ['克', 'g'],
  ['千克', 'kg'],
  ['毫升', 'ml'],
  ['升', 'l'],
  ['张', 'pcs'],
  ['个', 'pcs'],
  ['支', 'pcs'],
  ['台', 'pcs'],
  ['块', 'blocks'],
  ['瓶', 'bottles'],
  ['袋', 'bags'],
  ['盒', 'boxes'],
  ['桶', 'drums'],
  ['卷', '卷'],
  ['mm', 'mm'],
])('a unit %s is %s in English, and itself in Chinese', (unit, english) => {
  expect(unitIn(unit, 'en')).toBe(english);
  expect(unitIn(unit, 'zh')).toBe(unit);
});
