import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseScheme, useScheme } from './scheme';
import { schemeKey } from './scheme-key';

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

const shown = () => document.documentElement.style.colorScheme;

test('the system decides until somebody chooses, and can decide again', () => {
  const { result } = renderHook(useScheme);
  expect(result.current).toBe('system');
  act(() => chooseScheme('dark'));
  expect([result.current, shown(), localStorage.getItem(schemeKey)]).toEqual(['dark', 'dark', 'dark']);
  act(() => chooseScheme('system'));
  expect([result.current, shown()]).toEqual(['system', '']);
});

test('another tab’s choice is followed', () => {
  const { result } = renderHook(useScheme);
  act(() => {
    localStorage.setItem(schemeKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: schemeKey }));
  });
  expect([result.current, shown()]).toEqual(['dark', 'dark']);
});

test('what somebody else wrote there is nobody’s choice', () => {
  localStorage.setItem(schemeKey, 'sepia');
  expect(renderHook(useScheme).result.current).toBe('system');
});
