import { md5 } from 'js-md5';
import { clientTypes, limits, type RequestInput } from 'pest-sdk';
import type { AllGiven } from '../../form/filled';
import type { FieldIssues } from '../../form/form-issues';

/** What the form asks for: the arguments of the call that adds a customer, and of one that makes its login as well. */
export type CustomerValues = AllGiven<RequestInput<'customer.create'>>;

/** In the address of a new customer: a login comes with it. */
export const withLoginParameter = 'login';

export const emptyCustomer: CustomerValues = {
  name: '',
  creditCode: '',
  clientType: clientTypes[0],
  region: '',
  regionCode: null,
  address: '',
  contactName: '',
  phone: '',
  reportEmail: '',
  introduction: '',
  notes: '',
  location: null,
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
  loginId: '',
  password: '',
};

/** Of a customer alone; the schema trims the texts and takes the credit code in capitals. */
export function customerAlone({ loginId: _login, password: _password, ...customer }: CustomerValues) {
  return customer;
}

/** Passwords leave the browser as MD5 only (specification §5). */
export function customerWithLogin({ password, ...customer }: CustomerValues) {
  return { ...customer, password: password && md5(password) };
}

/** What is sent is a hash, which says nothing of the length. */
export function firstPasswordIssues({ password }: CustomerValues): FieldIssues<CustomerValues> {
  const limit = limits.passwordMinLength;
  return { password: password.length < limit ? { kind: 'tooShort', limit } : undefined };
}
