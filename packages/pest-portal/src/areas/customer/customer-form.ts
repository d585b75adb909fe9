import { clientTypes, type RequestInput } from 'pest-sdk';
import type { AllGiven } from '../../form/filled';

/** The arguments of the call that adds a customer; the schema trims them and takes the credit code in capitals. */
export type CustomerValues = AllGiven<RequestInput<'customer.add'>>;

export const emptyCustomer: CustomerValues = {
  name: '',
  creditCode: '',
  clientType: clientTypes[0],
  region: '',
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
};
