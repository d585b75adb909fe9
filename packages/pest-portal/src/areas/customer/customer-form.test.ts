import { expect, test } from 'vitest';
import { checkCustomer, draftOf, emptyCustomer } from './customer-draft';

const whole = {
  ...emptyCustomer,
  name: '华东乳业有限公司',
  creditCode: '91310115MA1K35J30X',
  region: '上海市浦东新区',
  phone: '13812345678',
};

test('name, credit code, region and phone are required', () => {
  expect(checkCustomer(emptyCustomer)).toEqual({
    name: 'name.missing',
    creditCode: 'creditCode.missing',
    region: 'region.missing',
    phone: 'phone.missing',
  });
});

test('blanks are nothing', () => {
  expect(checkCustomer({ ...whole, name: '  ', region: ' ' })).toEqual({
    name: 'name.missing',
    region: 'region.missing',
  });
});

test.each(['91310115MA1K35J30', '91310115MA1K35J30I', '91310115MA1K35J30XX'])('%s is no credit code', (creditCode) => {
  expect(checkCustomer({ ...whole, creditCode })).toEqual({ creditCode: 'creditCode.format' });
});

test('a credit code in small letters is taken, in capitals', () => {
  const form = { ...whole, creditCode: ' 91310115ma1k35j30x ' };
  expect(checkCustomer(form)).toEqual({});
  expect(draftOf(form).creditCode).toBe('91310115MA1K35J30X');
});

test('phone and email are checked for their form', () => {
  expect(checkCustomer({ ...whole, phone: '021-5588', reportEmail: 'qa@' })).toEqual({
    phone: 'phone.format',
    reportEmail: 'reportEmail.format',
  });
});
