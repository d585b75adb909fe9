import { type CustomerDetails, type CustomerDraft, clientTypes, limits } from 'pest-sdk';

/** The customer form's text as typed. */
export interface CustomerForm {
  readonly name: string;
  readonly creditCode: string;
  readonly clientType: CustomerDraft['clientType'];
  readonly region: string;
  readonly address: string;
  readonly contactName: string;
  readonly phone: string;
  readonly reportEmail: string;
  readonly introduction: string;
  readonly location: CustomerDraft['location'];
  readonly pestControlCertificate: string | null;
  readonly msds: string | null;
  readonly controllerCertificate: string | null;
}

export const emptyCustomer: CustomerForm = {
  name: '',
  creditCode: '',
  clientType: clientTypes[0],
  region: '',
  address: '',
  contactName: '',
  phone: '',
  reportEmail: '',
  introduction: '',
  location: null,
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
};

export type CustomerField = keyof CustomerForm;
export type CustomerProblem =
  | 'name.missing'
  | 'creditCode.missing'
  | 'creditCode.format'
  | 'region.missing'
  | 'phone.missing'
  | 'phone.format'
  | 'reportEmail.format';
export type CustomerProblems = Partial<Record<CustomerField, CustomerProblem>>;

/** GB 32100: 18 digits and capital letters without I, O, S, V and Z. */
const creditCode = /^[0-9A-HJ-NPQRTUWXY]{18}$/;
const phone = new RegExp(`^\\d{${limits.phoneDigits}}$`);
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Specification §5: company name, region, credit code and phone are required. */
export function checkCustomer(form: CustomerForm): CustomerProblems {
  const draft = draftOf(form);
  const code =
    draft.creditCode === '' ? 'creditCode.missing' : !creditCode.test(draft.creditCode) && 'creditCode.format';
  const number = draft.phone === '' ? 'phone.missing' : !phone.test(draft.phone) && 'phone.format';
  return {
    ...(draft.name === '' && { name: 'name.missing' }),
    ...(code && { creditCode: code }),
    ...(draft.region === '' && { region: 'region.missing' }),
    ...(number && { phone: number }),
    ...(draft.reportEmail !== '' && !email.test(draft.reportEmail) && { reportEmail: 'reportEmail.format' }),
  };
}

/** What is sent: blanks around text gone, the credit code in capitals. */
export function draftOf(form: CustomerForm): CustomerDraft {
  return {
    ...form,
    name: form.name.trim(),
    creditCode: form.creditCode.trim().toUpperCase(),
    region: form.region.trim(),
    address: form.address.trim(),
    contactName: form.contactName.trim(),
    phone: form.phone.trim(),
    reportEmail: form.reportEmail.trim(),
  };
}

export function formOf(details: CustomerDetails): CustomerForm {
  const { name, creditCode: code, clientType, region, address, contactName, reportEmail, introduction } = details;
  const { location, pestControlCertificate, msds, controllerCertificate } = details;
  return {
    name,
    creditCode: code,
    clientType,
    region,
    address,
    contactName,
    phone: details.phone,
    reportEmail,
    introduction,
    location,
    pestControlCertificate,
    msds,
    controllerCertificate,
  };
}

/** Whether a refusal's field is one of the form's. */
export function isCustomerField(field: string): field is CustomerField {
  return Object.hasOwn(emptyCustomer, field);
}
