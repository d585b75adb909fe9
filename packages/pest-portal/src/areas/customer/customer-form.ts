import { md5 } from 'js-md5';
import { type CustomerDetails, clientTypes, limits, type RequestInput } from 'pest-sdk';
import { type AllGiven, filled } from '../../kit/form/filled';
import type { FieldIssues } from '../../kit/form/form-issues';
import { noPlace, placeRequest, type TypedPlace, typedPlace } from '../../kit/map/place';

/** What the form asks for: the arguments of the call that adds a customer, and of one that makes its login as well. */
export type CustomerValues = Omit<AllGiven<RequestInput<'customer.create'>>, 'location'> & {
  readonly location: TypedPlace;
  /** The customer gets a login at once. */
  readonly withLogin: boolean;
};

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
  location: noPlace,
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
  loginId: '',
  password: '',
  withLogin: false,
};

export function customerValues(customer: CustomerDetails): CustomerValues {
  return filled(emptyCustomer, { ...customer, location: typedPlace(customer.location), loginId: '', withLogin: false });
}

/** Of a customer alone; the schema trims the texts and takes the credit code in capitals. */
export function customerAlone(values: CustomerValues) {
  const { loginId: _login, password: _password, withLogin: _with, location, ...customer } = values;
  return { ...customer, location: placeRequest(location) };
}

/** Passwords leave the browser as MD5 only (specification §5). */
export function customerWithLogin({ password, location, withLogin: _with, ...customer }: CustomerValues) {
  return { ...customer, location: placeRequest(location), password: password && md5(password) };
}

/** What is sent is a hash, which says nothing of the length. */
export function firstPasswordIssues({ password, withLogin }: CustomerValues): FieldIssues<CustomerValues> {
  const limit = limits.passwordMinLength;
  return { password: withLogin && password.length < limit ? { kind: 'tooShort', limit } : undefined };
}
