import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSnoozedStock } from './snoozed-stock';

const until = { id: 'gel', until: '2026-11-24', status: 'warning' } as const;

it('is kept for the account that put it off, and given up when it asks for it', () => {
  const first = renderHook(() => useSnoozedStock('one'));
  act(() => first.result.current.snooze('gel', until));
  expect(first.result.current.snoozed).toEqual([until]);
  expect(renderHook(() => useSnoozedStock('one')).result.current.snoozed).toEqual([until]);
  expect(renderHook(() => useSnoozedStock('two')).result.current.snoozed).toEqual([]);
  act(() => first.result.current.snooze('gel', null));
  expect(renderHook(() => useSnoozedStock('one')).result.current.snoozed).toEqual([]);
});

it.each(['{', '7', '[{"id":7}]', '[null]'])('reads nothing into what it did not write: %s', (kept) => {
  localStorage.setItem('pest_snoozed_stock one', kept);
  expect(renderHook(() => useSnoozedStock('one')).result.current.snoozed).toEqual([]);
});
