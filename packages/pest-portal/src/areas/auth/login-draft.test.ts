import { expect, test } from 'vitest';
import { checkLogin, emptyLogin } from './login-draft';

test('nothing entered: both fields say so', () => {
  expect(checkLogin(emptyLogin)).toEqual({ loginId: 'loginId.missing', password: 'password.missing' });
});

test.each(['1390000000', '139000000011', '1390000000a', '+8613900000001', '139 0000 0001'])(
  '%s is not an 11-digit phone number',
  (loginId) => {
    expect(checkLogin({ ...emptyLogin, loginId, password: 'x' })).toEqual({ loginId: 'loginId.format' });
  },
);

test('an 11-digit number with a password passes, blanks around the number forgiven', () => {
  expect(checkLogin({ ...emptyLogin, loginId: ' 13900000001 ', password: ' ' })).toEqual({});
});
