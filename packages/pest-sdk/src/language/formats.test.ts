import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats';

it('makes a format once for whoever asks for the same', () => {
  const days = dateFormat('zh-CN', { timeZone: 'Pacific/Auckland', month: 'short' });
  expect(dateFormat('zh-CN', { timeZone: 'Pacific/Auckland', month: 'short' })).toBe(days);
  expect(dateFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'short' })).not.toBe(days);
  expect(dateFormat('en', { timeZone: 'Pacific/Auckland', month: 'short' })).not.toBe(days);
  expect(numberFormat('en')).toBe(numberFormat('en'));
  expect(numberFormat('en', { style: 'percent' }).format(0.25)).toBe('25%');
});
