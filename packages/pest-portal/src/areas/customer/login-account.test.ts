import { expect, test } from 'vitest';
import { checkAccount } from './login-account';

test('a login account is an 11-digit phone and six characters of password', () => {
  expect(checkAccount({ loginId: '', password: '' })).toEqual({
    loginId: 'phone.missing',
    password: 'login.password.short',
  });
  expect(checkAccount({ loginId: '1390000', password: '12345' })).toEqual({
    loginId: 'phone.format',
    password: 'login.password.short',
  });
  expect(checkAccount({ loginId: '13900000001', password: '123456' })).toEqual({});
});
