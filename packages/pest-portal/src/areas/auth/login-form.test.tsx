import { checkRequest, contract } from 'pest-sdk/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { emptyLogin, loginRequest } from './login-form';
import { emptyRegistration, registerRequest } from './register-form';

const asked = (values: typeof emptyLogin) => checkRequest(contract.auth.login.request, loginRequest(values));
const issues = (values: typeof emptyLogin) => asked(values).issues?.map(({ path, kind }) => `${path} ${kind}`);

test('nothing entered: both fields say so', () => {
  expect(issues(emptyLogin)).toEqual(['loginId required', 'password required']);
});

test.each(['1390000000', '139000000011', '1390000000a', '+8613900000001', '139-0000-0001'])(
  '%s is not an 11-digit phone number',
  (loginId) => {
    expect(issues({ ...emptyLogin, loginId, password: 'x' })).toEqual(['loginId phone']);
  },
);

test('an 11-digit number with a password passes, blanks in and around it forgiven; only a hash is sent', () => {
  expect(asked({ ...emptyLogin, loginId: ' 139 0000 0001 ', password: ' ' }).request).toMatchObject({
    loginId: '13900000001',
    password: '7215ee9c7d9dc229d2921a40e899ec5f',
  });
});

test('a browser sends the same mark with each login, and makes it once', () => {
  const first = asked({ ...emptyLogin, loginId: '13900000001', password: 'x' }).request?.device;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(asked({ ...emptyLogin, loginId: '13900000002', password: 'y' }).request?.device).toBe(first);
  localStorage.setItem('pest_device', 'not a mark');
  const anew = asked({ ...emptyLogin, loginId: '13900000001', password: 'x' }).request?.device;
  expect(anew).toMatch(/^[0-9a-f]{32}$/);
  expect(anew).not.toBe(first);
});

test('a server that is not ours is sent the three fields of the specification, and what was chosen', () => {
  const page = document.createElement('meta');
  Object.assign(page, { name: 'operator', content: '__operator__' });
  document.head.append(page);
  onTestFinished(() => page.remove());
  const values = { ...emptyLogin, loginId: '13900000001', password: 'x' };
  expect(Object.keys(loginRequest(values))).toEqual(['loginId', 'password', 'loginType']);
  expect(Object.keys(loginRequest({ ...values, remember: true }))).toEqual([
    'loginId',
    'password',
    'loginType',
    'remember',
  ]);
  const registration = registerRequest({ ...emptyRegistration, agreement: true });
  expect(registration.agreement).toBeUndefined();
  expect(registration).not.toHaveProperty('device');
});
