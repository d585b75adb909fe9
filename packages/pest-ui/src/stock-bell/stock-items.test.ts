import { describe, expect, it } from 'vitest';
import { isSnoozed, type StockItem, stockEntries, stockItemStatus, visibleStockKinds } from './stock-items';

const item: StockItem = { categoryId: 1, categoryName: '灭蝇灯耗材', stock: 4 };

describe('status of an item', () => {
  it.each<[string, Partial<StockItem>, ReturnType<typeof stockItemStatus>]>([
    ['the specification’s own shape is a warning', {}, 'warning'],
    ['nothing left is out', { stock: 0 }, 'out'],
    ['nothing left in decimal text is out', { stock: '0.00', warningLevel: '20' }, 'out'],
    ['strictly below the level warns', { stock: 19.9, warningLevel: 20 }, 'warning'],
    ['at the level all is well', { stock: '20', warningLevel: '20' }, 'normal'],
    ['what the host says comes first', { stock: 4, warningLevel: 20, status: 'normal' }, 'normal'],
    ['a stock that cannot be read needs someone', { stock: Number.NaN, warningLevel: 20 }, 'warning'],
    ['a missing stock needs someone', { stock: null }, 'warning'],
    ['a level that cannot be read warns', { warningLevel: 'a few' }, 'warning'],
  ])('%s', (_, change, status) => {
    expect(stockItemStatus({ ...item, ...change })).toBe(status);
  });
});

it.each([
  ['nobody said', undefined, []],
  ['an administrator', { admin: true }, ['physical', 'chemical']],
  ['both permissions', { physical: true, chemical: true }, ['physical', 'chemical']],
  ['physical only', { physical: true }, ['physical']],
  ['chemical only', { chemical: true }, ['chemical']],
  ['neither', { physical: false, chemical: false }, []],
] as const)('%s sees the kinds of specification §6', (_, access, kinds) => {
  expect(visibleStockKinds(access)).toEqual(kinds);
});

it('shows a host’s list as it can be read: gaps left out, ids that come twice kept apart, the host’s own objects', () => {
  const second = { ...item, stock: 'x' };
  const entries = stockEntries([null, item, second, { ...item, stock: 30, warningLevel: 20 }]);
  expect(entries.map((entry) => entry.item)).toEqual([item, second]);
  expect(entries[1]).toMatchObject({ item: second, kind: 'physical', status: 'warning', stock: null, level: null });
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  expect(stockEntries(undefined)).toEqual([]);
});

it('takes category 5 for chemical, in text too', () => {
  const chemical: StockItem = { ...item, categoryId: JSON.parse('"5"') };
  expect(stockEntries([item, chemical], ['chemical']).map((entry) => entry.item)).toEqual([chemical]);
});

it.each([
  ['until its day', { id: 'a', until: '2026-11-24', status: 'warning' }, true],
  ['not on its day', { id: 'a', until: '2026-11-23', status: 'warning' }, false],
  ['not another item', { id: 'b', until: '2026-11-24', status: 'warning' }, false],
  ['by a number as by its text', { id: 7, until: '2026-11-24', status: 'warning' }, false],
] as const)('is put off %s', (_, snooze, is) => {
  expect(isSnoozed({ item: { ...item, id: 'a' }, status: 'warning' }, [snooze], '2026-11-23')).toBe(is);
});

it('is not put off any more when it runs out, and an item without an id never is', () => {
  const before = { id: 7, until: '2026-11-24', status: 'warning' } as const;
  expect(isSnoozed({ item: { ...item, id: '7' }, status: 'warning' }, [before], '2026-11-23')).toBe(true);
  expect(isSnoozed({ item: { ...item, id: 7 }, status: 'out' }, [before], '2026-11-23')).toBe(false);
  expect(isSnoozed({ item: { ...item, id: 7 }, status: 'out' }, [{ ...before, status: 'out' }], '2026-11-23')).toBe(
    true,
  );
  expect(isSnoozed({ item, status: 'warning' }, [before], '2026-11-23')).toBe(false);
  expect(isSnoozed({ item, status: 'warning' }, null, '2026-11-23')).toBe(false);
});
