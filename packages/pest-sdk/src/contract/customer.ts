import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Specification §3: Industrial, Business, Other. */
export const clientTypes = ['industrial', 'business', 'other'] as const;

const profile = {
  name: f.name,
  creditCode: f.creditCode,
  /** Region names from province to district. */
  region: f.requiredText(100),
  address: f.textUpTo(200),
  /** WGS 84; null when not set on the map. */
  location: z.nullable(
    z.strictObject({
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  /** Where approved reports are sent. */
  reportEmail: f.optionalEmail,
  contactName: f.textUpTo(50),
  phone: f.phone,
  introduction: f.text,
  clientType: z.enum(clientTypes),
};

const certificates = {
  pestControlCertificate: z.nullable(f.fileUrl),
  msds: z.nullable(f.fileUrl),
  controllerCertificate: z.nullable(f.fileUrl),
};

export const customerSummary = z.strictObject({
  id: f.id,
  name: z.string(),
  creditCode: z.string(),
  region: z.string(),
  address: z.string(),
  contactName: z.string(),
  phone: z.string(),
  clientType: z.enum(clientTypes),
  floorPlanCount: f.count,
  deviceCount: f.count,
  workshopCount: f.count,
  registeredAt: f.instant,
  /** 0 nothing submitted, 1 waiting, 2 approved, 3 failed. */
  status: z.int(),
});
/** One row of the customer list. */
export type CustomerSummary = z.infer<typeof customerSummary>;

export const customerDetails = z.strictObject({
  ...profile,
  ...certificates,
  creditCode: z.string(),
  id: f.id,
  phone: z.string(),
  /** The login account, if one was created. */
  loginId: z.nullable(z.string()),
  registeredAt: f.instant,
  status: z.int(),
  floorPlanCount: f.count,
  deviceCount: f.count,
  workshopCount: f.count,
  openRiskCount: f.count,
  /** The newest reviewed service's day. */
  lastServiceDay: z.nullable(f.day),
  nextServiceDay: z.nullable(f.day),
});
/** One customer with its profile, certificates and login (specification §3, customer). */
export type CustomerDetails = z.infer<typeof customerDetails>;

const draft = z.strictObject({
  ...profile,
  pestControlCertificate: z.optional(z.nullable(f.fileUrl)),
  msds: z.optional(z.nullable(f.fileUrl)),
  controllerCertificate: z.optional(z.nullable(f.fileUrl)),
});
/** What is sent to create or change a customer; see {@link CustomerDetails}. */
export type CustomerDraft = z.infer<typeof draft>;

const login = { loginId: f.phone, password: f.passwordMd5 };
const mayRead = {
  anyOf: ['m_client_list', 'm_img_list', 'm_img_heat', 'm_service_undone', 'm_service_completed'],
} as const;

export const customer = {
  checkLicense: endpoint({
    method: 'GET',
    path: '/api/v-customer/chklicense',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'Whether a credit code is already taken.',
    request: z.strictObject({ creditCode: profile.creditCode }),
    result: z.strictObject({ taken: z.boolean() }),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v-customer/list',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: "A page of the company's customers; for a customer account, its own site.",
    request: z.strictObject({
      ...f.paging,
      search: f.search,
      clientType: z.optional(z.enum(clientTypes)),
      sort: z.optional(z.enum(['name', 'registeredAt', 'deviceCount'])),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    result: f.page(customerSummary),
    errors: [],
  }),
  allList: endpoint({
    method: 'GET',
    path: '/api/v-customer/alllist',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'spec',
    summary: 'Customers to choose from.',
    request: f.nothing,
    result: z.array(f.option),
    errors: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v-customer/details/{id}',
    sends: 'path',
    auth: 'token',
    access: mayRead,
    source: 'spec',
    summary: 'Everything known of one customer.',
    request: f.byId,
    result: customerDetails,
    errors: ['general.notFound'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v-customer/search',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_client_bind'] },
    source: 'spec',
    summary: 'Finds an existing customer to bind, by its exact credit code or phone; the answer is masked.',
    request: z.strictObject({ key: z.string().check(z.trim(), z.toUpperCase(), z.minLength(11), z.maxLength(18)) }),
    result: z.array(z.strictObject({ id: f.id, maskedName: z.string(), maskedPhone: z.string(), bound: z.boolean() })),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-customer/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_create'] },
    source: 'spec',
    summary: 'Adds a customer to the company, without a login account.',
    request: draft,
    result: f.created,
    errors: ['general.businessFailure'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v-customer/create',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_create'] },
    source: 'spec',
    summary: 'Creates a customer together with its login account.',
    request: z.extend(draft, login),
    result: f.created,
    errors: ['general.businessFailure', 'account.exists'],
  }),
  addFriend: endpoint({
    method: 'POST',
    path: '/api/v-customer/addFriend',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_bind'] },
    source: 'spec',
    summary: 'Binds an existing customer to the company; the customer is told and can end it.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure'],
  }),
  createAccount: endpoint({
    method: 'PUT',
    path: '/api/v-customer/create/account',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'spec',
    summary: 'Gives a customer a login account.',
    request: z.strictObject({ id: f.id, ...login }),
    result: f.done,
    errors: ['general.notFound', 'general.businessFailure', 'account.exists'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-customer/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'spec',
    summary: "Changes a customer's profile.",
    request: z.extend(draft, { id: f.id }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v-customer/remove/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_client_delete'] },
    source: 'ours',
    summary: 'Ends the binding of a customer that has no open services; what was recorded stays.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  editFactory: endpoint({
    method: 'POST',
    path: '/guardian/factory/editFactory',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'path not shown',
    summary: "Changes a customer's profile; for old clients.",
    request: z.extend(draft, { id: f.id }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  removeFactory: endpoint({
    method: 'POST',
    path: '/guardian/factory/removeFactory',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_delete'] },
    source: 'path not shown',
    summary: 'Ends the binding of a customer; for old clients.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  category: endpoint({
    method: 'GET',
    path: '/guardian/factory/category',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'path not shown',
    summary: 'The client types, for old clients.',
    request: f.nothing,
    result: z.array(f.option),
    errors: [],
  }),
  addFactoryDevice: endpoint({
    method: 'POST',
    path: '/guardian/factory/device/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_add'] },
    source: 'path not shown',
    summary: 'Binds an unbound device to a customer by its code; for old clients.',
    request: z.strictObject({ customerId: f.id, code: z.string() }),
    result: f.done,
    errors: ['general.notFound', 'device.boundElsewhere', 'device.notFound', 'device.codeFormat', 'device.boundHere'],
  }),
  removeFactoryDevice: endpoint({
    method: 'POST',
    path: '/guardian/factory/device/remove',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_device_delete'] },
    source: 'path not shown',
    summary: 'Takes a device off a customer by its code; for old clients.',
    request: z.strictObject({ customerId: f.id, code: z.string() }),
    result: f.done,
    errors: ['device.notFound', 'device.notBound'],
  }),
  findFactoryDevice: endpoint({
    method: 'GET',
    path: '/guardian/factory/device/find',
    sends: 'query',
    auth: 'token',
    access: 'approved',
    source: 'path not shown',
    summary: "Codes of a customer's devices; for old clients.",
    request: z.strictObject({ customerId: f.id }),
    result: z.array(z.strictObject({ id: f.id, code: z.string(), name: z.string() })),
    errors: ['general.notFound'],
  }),
} as const;
