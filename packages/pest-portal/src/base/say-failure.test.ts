import { expect, test, vi } from 'vitest';
import { sayFailure } from './say-failure';

test('where the words of errors cannot be fetched, that something failed is said all the same', async () => {
  vi.doMock('./failure-words', () => Promise.reject(new TypeError('Failed to fetch')));
  const say = vi.fn();
  await sayFailure('write', new Error('refused'), say);
  vi.doUnmock('./failure-words');
  expect(say).toHaveBeenCalledWith('操作没有成功，请检查网络后重试，或刷新页面。');
});
