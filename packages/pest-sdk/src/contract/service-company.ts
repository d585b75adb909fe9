import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { endpoint } from './endpoint';
import * as f from './fields';

const company = {
  id: f.id,
  name: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  address: z.string(),
};

const certificates = {
  logo: z.nullable(f.fileUrl),
  businessLicense: z.nullable(f.fileUrl),
  pestControlQualification: z.nullable(f.fileUrl),
  pesticideUsageCertificate: z.nullable(f.fileUrl),
  personnelQualification: z.nullable(f.fileUrl),
};

const servingCompany = z.strictObject({
  ...company,
  ...certificates,
  boundAt: f.instant,
  /** Whether the company shows what it records to the login that asks. */
  shown: z.boolean(),
  /**
   * Whether the login that asks may end the binding: the company confirmed it or learns from the customer, or the platform
   * knows who holds it.
   */
  heeds: z.boolean(),
  /** Services not begun yet, which go when the binding ends. */
  plannedServices: f.count,
});
/** A PCO company that serves the customer. */
export type ServingCompany = z.infer<typeof servingCompany>;

const askingCompany = z.strictObject({ ...company, ...certificates, askedAt: f.instant });
/** A PCO company that asks to serve the customer. */
export type AskingCompany = z.infer<typeof askingCompany>;

export const serviceCompany = {
  list: endpoint({
    method: 'GET',
    path: '/api/v-customer/service/list',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_serve_management'], of: 'customer' },
    source: 'method not shown',
    summary: "The customer's PCO companies.",
    request: z.strictObject({ ...f.paging, search: f.search }),
    result: f.page(servingCompany),
    errors: [],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v-customer/service/delete/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_serve_delete'], of: 'customer' },
    source: 'method not shown',
    summary:
      'Ends the binding with a company at once: services that have not begun are cancelled, and neither side sees the ' +
      'other any more.',
    changes: 'all',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure'],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/v-customer/service/requests',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_serve_management'], of: 'customer' },
    source: 'ours',
    summary: 'Companies that ask to serve the customer.',
    request: f.nothing,
    result: z.array(askingCompany),
    bound: limits.listRows,
    errors: [],
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v-customer/service/confirm',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['m_serve_management'], of: 'customer' },
    source: 'ours',
    summary: 'Accepts a company that asks to serve the customer; for a login that has proven its phone.',
    changes: 'all',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure'],
  }),
  decline: endpoint({
    method: 'PUT',
    path: '/api/v-customer/service/decline',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['m_serve_management'], of: 'customer' },
    source: 'ours',
    summary: 'Declines a company that asks to serve the customer; for a login that has proven its phone.',
    changes: 'all',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure'],
  }),
} as const;
