import { checkRequest, contract } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import {
  type CustomerValues,
  customerAlone,
  customerWithLogin,
  emptyCustomer,
  firstPasswordIssues,
} from './customer-form';

const whole = {
  ...emptyCustomer,
  name: '华东乳业有限公司',
  creditCode: '91310115MA1K35J30X',
  region: '上海市浦东新区',
  phone: '13812345678',
};

const asked = (values: CustomerValues) => checkRequest(contract.customer.add.request, customerAlone(values));
const issues = (values: CustomerValues) => asked(values).issues?.map(({ path, kind }) => `${path} ${kind}`);

test('specification §5: name, credit code, region and phone are required, and blanks are nothing', () => {
  expect(issues({ ...emptyCustomer, name: '  ' })).toEqual([
    'name required',
    'creditCode required',
    'region required',
    'phone required',
  ]);
});

test.each(['91310115MA1K35J30', '91310115MA1K35J30I', '91310115MA1K35J30XX'])('%s is no credit code', (creditCode) => {
  expect(issues({ ...whole, creditCode })).toEqual(['creditCode creditCode']);
});

test('a credit code in small letters is taken, in capitals', () => {
  expect(asked({ ...whole, creditCode: ' 91310115ma1k35j30x ' }).request?.creditCode).toBe('91310115MA1K35J30X');
});

test('phone and email are checked for their form', () => {
  expect(issues({ ...whole, phone: '5588', reportEmail: 'qa@' })).toEqual(['reportEmail email', 'phone contactPhone']);
});

test('a login made with the customer needs a phone and a password, which leaves the browser hashed', () => {
  const call = (values: CustomerValues) => checkRequest(contract.customer.create.request, customerWithLogin(values));
  expect(call(whole).issues?.map(({ path }) => path)).toEqual(['loginId', 'password']);
  expect(call({ ...whole, loginId: '13812345678', password: 'pest1234' }).request?.password).toBe(
    'e7665c93a2e28916a437caa51dc66633',
  );
  expect(firstPasswordIssues({ ...whole, withLogin: true, password: '12345' }).password).toEqual({
    kind: 'tooShort',
    limit: 6,
  });
});
