import { afterEach, expect, test, vi } from 'vitest';
import { clearToken, readToken, writeToken } from './token-cookie';

afterEach(clearToken);

test('there is no token before one is written, nor after it is cleared', () => {
  expect(readToken()).toBeNull();
  writeToken('t1', { remember: false });
  expect(readToken()).toBe('t1');
  clearToken();
  expect(readToken()).toBeNull();
});

test('a token is read back whatever characters it has, beside other cookies', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it.
  document.cookie = 'other=1';
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it.
  document.cookie = 'x_pest_token=wrong';
  writeToken('a=b; c/d', { remember: false });
  expect(readToken()).toBe('a=b; c/d');
});

test('what cannot be read is no token', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as somebody else may write it.
  document.cookie = 'pest_token=%E0%A4%A; Path=/';
  expect(readToken()).toBeNull();
});

test('only a remembered session outlives the browser, by 30 days', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  writeToken('t1', { remember: false });
  expect(written).toHaveBeenLastCalledWith('pest_token=t1; Path=/; SameSite=Lax');
  writeToken('t1', { remember: true });
  expect(written).toHaveBeenLastCalledWith('pest_token=t1; Max-Age=2592000; Path=/; SameSite=Lax');
  written.mockRestore();
});
