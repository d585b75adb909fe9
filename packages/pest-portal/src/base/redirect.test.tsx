import { expect, test } from 'vitest';
import { loginAddress, safeRedirect } from './redirect';

test.each(['/home', '/customer/list?page=2#top', '/img?floorPlanId=f1', '/'])('%s is a page of this site', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  null,
  '',
  'home',
  'https://evil.example/home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/nowhere',
  '/login',
  '/login?redirect=/home',
])('%j is not followed', (path) => {
  expect(safeRedirect(path)).toBeNull();
});

test('the way back survives the address bar', () => {
  const address = new URL(loginAddress('/customer/list?search=a&b'), 'http://localhost');
  expect(safeRedirect(address.searchParams.get('redirect'))).toBe('/customer/list?search=a&b');
});
