import * as z from 'zod/mini';
import { importModes } from '../rules/import-modes';
import { limits } from '../rules/limits';
import { clientTypes, customerSorts, mapCoordinates } from '../rules/record-values';
import { endpoint } from './endpoint';
import * as f from './fields';
import { cell, importResult, lineNumber } from './import-lines';
import { underReview } from './review-step';

/** What all companies that serve a customer see alike. */
const sharedProfile = {
  name: f.name,
  creditCode: f.creditCode,
  /** Region names from province to district. */
  region: f.requiredText(100),
  /** The official code of that division, six digits; null where the region was only typed. */
  regionCode: z.nullable(f.formatted('regionCode')),
  address: f.textUpTo(200),
  /** WGS 84; null when not set on the map. */
  location: z.nullable(
    z.strictObject({
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  introduction: f.text,
  clientType: z.enum(clientTypes),
};

/** What each company keeps for itself: no other company sees or changes it. */
const contact = {
  /** Where approved reports are sent. */
  reportEmail: f.optionalEmail,
  contactName: f.textUpTo(50),
  phone: f.contactPhone,
};

const profile = { ...sharedProfile, ...contact };

const certificates = {
  pestControlCertificate: z.nullable(f.fileUrl),
  msds: z.nullable(f.fileUrl),
  controllerCertificate: z.nullable(f.fileUrl),
};

/** What a service tells of a site. */
const visits = {
  /** Risks that nobody has verified yet. */
  openRiskCount: f.count,
  /** The newest reviewed service's day. */
  lastServiceDay: z.nullable(f.day),
  /** The first day of a service that waits; past where it is overdue. */
  nextServiceDay: z.nullable(f.day),
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
  ...visits,
  registeredAt: f.instant,
  /** 0 nothing submitted, 1 waiting, 2 approved, 3 failed. */
  status: z.int(),
});
/** One row of the customer list; contact and phone are the asking company's own. */
export type CustomerSummary = z.infer<typeof customerSummary>;

const sitePlace = z.strictObject({
  id: f.id,
  name: z.string(),
  region: z.string(),
  /** In WGS 84; null where nobody has placed it yet. */
  location: profile.location,
  openRiskCount: f.count,
  nextServiceDay: z.nullable(f.day),
});
/** A site as a mark of the customers' map. */
export type SitePlace = z.infer<typeof sitePlace>;

/** What the list and its map are narrowed by alike. */
const narrowing = {
  search: f.search,
  clientType: z.optional(z.enum(clientTypes)),
};

export const customerDetails = z.strictObject({
  ...profile,
  ...certificates,
  /** Empty where the company bound a customer by its credit code, and has not entered what it knows yet. */
  region: z.string(),
  creditCode: z.string(),
  id: f.id,
  phone: z.string(),
  /** What the company notes for itself; empty for a customer. */
  notes: z.string(),
  /** The first login to which the company shows what it records; {@link CustomerLogin} has all. */
  loginId: z.nullable(z.string()),
  /**
   * Why the company cannot change what it says of the customer; null when it can. `customerSpeaks`: a login that the
   * company made or confirmed has proven to speak for the customer, whose words are everybody's from then on.
   */
  profileLock: z.nullable(z.enum(['customerSpeaks'])),
  revision: f.revision,
  registeredAt: f.instant,
  status: z.int(),
  floorPlanCount: f.count,
  deviceCount: f.count,
  workshopCount: f.count,
  ...visits,
});
/** One customer with its profile, certificates and login (specification §3, customer). */
export type CustomerDetails = z.infer<typeof customerDetails>;

export const customerLogin = z.strictObject({
  id: f.id,
  /** Masked as `138****1234` for a login that somebody else made, until it is confirmed. */
  loginId: z.string(),
  userName: z.string(),
  /** Who made it: the company that asks, the customer itself, or another company. */
  madeBy: z.enum(['us', 'customer', 'other']),
  /** Whether its person has set a password of its own, with a code sent to its phone. */
  proven: z.boolean(),
  /** Whether the company that asks shows it what it records. */
  shown: z.boolean(),
  disabled: z.boolean(),
  createdAt: f.instant,
});
/** A login of a customer as one of its companies sees it. */
export type CustomerLogin = z.infer<typeof customerLogin>;

export const bindingRequest = z.strictObject({
  /** The customer's id. */
  id: f.id,
  name: z.string(),
  state: z.enum(['waiting', 'declined']),
  askedAt: f.instant,
});
/** A customer that has not answered yet whether the company may serve it, or has declined. */
export type BindingRequest = z.infer<typeof bindingRequest>;

const ownProfile = z.strictObject({
  ...sharedProfile,
  ...certificates,
  region: z.string(),
  /** Whether the login that asks may change it. */
  editable: z.boolean(),
  revision: f.revision,
});
/** What all companies that serve a customer see alike, for the customer itself. */
export type OwnProfile = z.infer<typeof ownProfile>;

const certificateDrafts = {
  pestControlCertificate: z.optional(z.nullable(f.fileUrl)),
  msds: z.optional(z.nullable(f.fileUrl)),
  controllerCertificate: z.optional(z.nullable(f.fileUrl)),
};

const draft = z.strictObject({
  ...profile,
  regionCode: z._default(sharedProfile.regionCode, null),
  address: z._default(profile.address, ''),
  location: z._default(profile.location, null),
  reportEmail: z._default(profile.reportEmail, ''),
  contactName: z._default(profile.contactName, ''),
  introduction: z._default(profile.introduction, ''),
  clientType: z._default(profile.clientType, 'other'),
  /** For the company itself; left out, it stays as it is. */
  notes: z.optional(f.text),
  ...certificateDrafts,
});
/** What is sent to create or change a customer; see {@link CustomerDetails}. */
export type CustomerDraft = z.infer<typeof draft>;

/** What is left out stays as it is. */
const change = z.strictObject({
  id: f.id,
  ...profile,
  regionCode: z.optional(profile.regionCode),
  address: z.optional(profile.address),
  location: z.optional(profile.location),
  reportEmail: z.optional(profile.reportEmail),
  contactName: z.optional(profile.contactName),
  introduction: z.optional(profile.introduction),
  clientType: z.optional(profile.clientType),
  notes: z.optional(f.text),
  ...certificateDrafts,
  revision: f.revision,
});

const ownDraft = z.strictObject({
  ...sharedProfile,
  regionCode: z.optional(sharedProfile.regionCode),
  ...certificateDrafts,
  revision: f.revision,
});
/** What a customer changes of its own profile. */
export type OwnProfileDraft = z.infer<typeof ownDraft>;

const information = z.strictObject({
  ...sharedProfile,
  ...certificates,
  // Empty until they are submitted.
  name: z.string(),
  creditCode: z.string(),
  region: z.string(),
  phone: z.string(),
  reportEmail: z.string(),
  ...underReview,
  /** Whether the login that asks submits it: a customer that a company entered was never asked for it. */
  submits: z.boolean(),
  revision: f.revision,
});
/** What a customer that registered itself tells the platform, and where its review stands. */
export type CustomerInformation = z.infer<typeof information>;

const informationDraft = z.strictObject({
  ...sharedProfile,
  regionCode: z._default(sharedProfile.regionCode, null),
  address: z._default(sharedProfile.address, ''),
  location: z._default(sharedProfile.location, null),
  introduction: z._default(sharedProfile.introduction, ''),
  clientType: z._default(sharedProfile.clientType, 'other'),
  /** Given to each company that is accepted, which may then change its own copy. */
  phone: f.contactPhone,
  reportEmail: z._default(f.optionalEmail, ''),
  ...certificateDrafts,
  revision: f.revision,
});

const customerLine = z.strictObject({
  line: lineNumber,
  name: cell,
  creditCode: cell,
  region: cell,
  regionCode: cell,
  address: cell,
  latitude: cell,
  longitude: cell,
  /** By its name in any of our languages, or as the contract has it; other where nothing is said. */
  clientType: cell,
  contactName: cell,
  phone: cell,
  reportEmail: cell,
  introduction: cell,
  notes: cell,
});
/** One customer as a line of a file has it. */
export type CustomerLine = z.infer<typeof customerLine>;

/** Customers that one call takes. */
export const mostCustomerLines = 500;

const siteMap = z.strictObject({
  /** Null where the installation has no provider: places are typed then. */
  provider: z.nullable(
    z.strictObject({
      /** Where a picture is found: `{z}`, `{x}` and `{y}` stand for its zoom, column and row (Web Mercator). */
      tiles: z.string(),
      /** Whom the provider wants named on each map. */
      attribution: z.string(),
      attributionUrl: z.nullable(z.string()),
      /** What the pictures are drawn in. Places are WGS 84 in every call; Chinese providers draw in GCJ-02. */
      coordinates: z.enum(mapCoordinates),
    }),
  ),
});
/** The map that sites are shown on. */
export type SiteMap = z.infer<typeof siteMap>;

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
    access: { anyOf: ['btn_client_add', 'btn_client_create', 'btn_client_edit'] },
    source: 'spec',
    summary: 'Whether a credit code is already taken.',
    request: z.strictObject({ creditCode: profile.creditCode }),
    result: z.strictObject({ taken: z.boolean() }),
    errors: ['general.businessFailure'],
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
      ...narrowing,
      sort: z.optional(z.enum(customerSorts)),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    result: f.page(customerSummary),
    errors: [],
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/v-customer/places',
    sends: 'query',
    auth: 'token',
    access: mayRead,
    source: 'ours',
    summary:
      'All sites of the list for its map, by region and name: where each is, its open risks and its next service.',
    request: z.strictObject(narrowing),
    result: z.array(sitePlace),
    bound: limits.listRows,
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
    bound: limits.listRows,
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
  map: endpoint({
    method: 'GET',
    path: '/api/v-customer/map',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'The map that sites are shown and placed on, where the installation has one.',
    request: f.nothing,
    result: siteMap,
    errors: [],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v-customer/search',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_client_bind'] },
    source: 'spec',
    summary:
      'Finds an existing customer to bind, by its exact credit code or the phone of a login; the answer is masked.',
    request: z.strictObject({ key: z.string().check(z.trim(), z.toUpperCase(), z.minLength(11), z.maxLength(18)) }),
    result: z.array(z.strictObject({ id: f.id, maskedName: z.string(), maskedPhone: z.string(), bound: z.boolean() })),
    bound: 'Those who have the code or the phone, ten at most.',
    errors: ['general.businessFailure'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v-customer/add',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_add'] },
    source: 'spec',
    summary: 'Adds a customer to the company, without a login account.',
    changes: ['home'],
    request: draft,
    result: f.created,
    errors: ['account.phoneInvalid', 'general.businessFailure'],
  }),
  importLines: endpoint({
    method: 'POST',
    path: '/api/v-customer/import',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_add'] },
    source: 'ours',
    summary:
      'Checks the lines of a file and adds their customers: all, or those without a fault, or none yet. Whether a ' +
      "credit code is another company's customer is told when it is added only, as by adding one.",
    changes: ['home'],
    request: z.strictObject({
      mode: z.enum(importModes),
      lines: z.array(customerLine).check(z.minLength(1), z.maxLength(mostCustomerLines)),
    }),
    result: importResult,
    bound: 'A fault for each field of each line of the request.',
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
    changes: ['home'],
    request: z.extend(draft, login),
    result: f.created,
    errors: ['account.phoneInvalid', 'general.businessFailure', 'account.exists'],
  }),
  addFriend: endpoint({
    method: 'POST',
    path: '/api/v-customer/addFriend',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_bind'] },
    source: 'spec',
    summary:
      'Binds an existing customer to the company, which the customer is told. Where the customer has a proven login, ' +
      'it waits for its answer.',
    changes: ['home'],
    request: z.strictObject({
      id: f.id,
      /** Phone of the customer's login, where the company knows it: accepting confirms that login. */
      loginId: z.optional(f.phone),
    }),
    result: z.strictObject({
      /** Whether the customer has to accept first. */
      waiting: z.boolean(),
    }),
    errors: ['account.phoneInvalid', 'general.notFound', 'general.businessFailure'],
  }),
  createAccount: endpoint({
    method: 'PUT',
    path: '/api/v-customer/create/account',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'spec',
    summary: 'Gives a customer a login of the company, which sees what the company records.',
    changes: ['home'],
    request: z.strictObject({ id: f.id, ...login }),
    result: f.done,
    errors: ['account.phoneInvalid', 'general.notFound', 'account.exists'],
  }),
  logins: endpoint({
    method: 'GET',
    path: '/api/v-customer/logins/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['m_client_list'] },
    source: 'ours',
    summary: "A customer's logins: who made each, and whether the company shows it what it records.",
    request: f.byId,
    result: z.array(customerLogin),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  confirmLogin: endpoint({
    method: 'PUT',
    path: '/api/v-customer/logins/confirm',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'ours',
    summary: 'Shows what the company records to a login that somebody else made, once it is proven.',
    changes: ['home'],
    request: z.strictObject({
      id: f.id,
      accountId: f.id,
      /** The whole phone of the login: whoever confirms it has asked the customer. */
      loginId: f.phone,
    }),
    result: f.done,
    errors: ['account.phoneInvalid', 'account.notFound', 'general.notFound', 'general.businessFailure'],
  }),
  hideLogin: endpoint({
    method: 'PUT',
    path: '/api/v-customer/logins/hide',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'ours',
    summary: 'Shows a login nothing of the company any more.',
    changes: ['home'],
    request: z.strictObject({ id: f.id, accountId: f.id }),
    result: f.done,
    errors: ['account.notFound', 'general.notFound'],
  }),
  resetLogin: endpoint({
    method: 'PUT',
    path: '/api/v-customer/logins/reset',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'ours',
    summary: 'Gives a login that the company made, and that is not proven yet, a new password; its sessions end.',
    changes: ['home'],
    request: z.strictObject({ id: f.id, accountId: f.id, password: f.passwordMd5 }),
    result: f.done,
    errors: ['account.notFound', 'general.notFound', 'general.businessFailure'],
  }),
  disableLogin: endpoint({
    method: 'PUT',
    path: '/api/v-customer/logins/disable',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'ours',
    summary: 'Disables a login that the company made, or enables it again.',
    changes: ['home'],
    request: z.strictObject({ id: f.id, accountId: f.id, disabled: z.boolean() }),
    result: f.done,
    errors: ['account.notFound', 'general.notFound'],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/v-customer/requests',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_client_bind'] },
    source: 'ours',
    summary: 'Customers that the company asked to serve and that have not accepted: their names only.',
    request: f.nothing,
    result: z.array(bindingRequest),
    bound: limits.listRows,
    errors: [],
  }),
  withdrawRequest: endpoint({
    method: 'DELETE',
    path: '/api/v-customer/requests/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_client_bind'] },
    source: 'ours',
    summary: 'Takes back the question whether the company may serve a customer.',
    changes: ['home'],
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/v-customer/own',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['m_serve_management'], of: 'customer' },
    source: 'ours',
    summary: "The customer's own profile, as all companies that serve it see it.",
    request: f.nothing,
    result: ownProfile,
    errors: [],
  }),
  updateOwn: endpoint({
    method: 'PUT',
    path: '/api/v-customer/own',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['m_serve_management'], of: 'customer' },
    source: 'ours',
    edits: 'revision',
    summary: "Changes the customer's own profile; for a login that has proven its phone.",
    changes: ['auth', 'home'],
    request: ownDraft,
    result: f.done,
    errors: ['general.businessFailure'],
  }),
  information: endpoint({
    method: 'GET',
    path: '/api/v-customer/information',
    sends: 'query',
    auth: 'token',
    access: { of: 'customer', beforeApproval: true },
    source: 'ours',
    summary: 'What a customer submitted for review, and where the review stands; before it is approved too.',
    request: f.nothing,
    result: information,
    bound: 'The newest ten steps of the review.',
    errors: [],
  }),
  submitInformation: endpoint({
    method: 'PUT',
    path: '/api/v-customer/information',
    sends: 'json',
    auth: 'token',
    access: { of: 'customer', beforeApproval: true },
    source: 'ours',
    edits: 'revision',
    summary: 'Submits the information of a customer that registered itself; it waits for review, again after a change.',
    changes: ['auth', 'home'],
    request: informationDraft,
    result: f.done,
    errors: ['account.phoneInvalid', 'general.businessFailure'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v-customer/update',
    sends: 'json',
    auth: 'token',
    access: { anyOf: ['btn_client_edit'] },
    source: 'spec',
    edits: 'revision',
    summary:
      "Changes the company's own contact at a customer, and the customer's profile while the company entered it and " +
      'no other serves it.',
    changes: ['home'],
    request: change,
    result: f.done,
    errors: ['account.phoneInvalid', 'general.businessFailure', 'general.notFound'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v-customer/remove/{id}',
    sends: 'path',
    auth: 'token',
    access: { anyOf: ['btn_client_delete'] },
    source: 'ours',
    summary: 'Ends the binding of a customer that has no open services; what was recorded stays.',
    changes: ['home'],
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
    edits: 'revision',
    summary: "Changes a customer's profile; for old clients.",
    request: change,
    result: f.done,
    errors: ['account.phoneInvalid', 'general.businessFailure', 'general.notFound'],
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
    bound: 'A row for each client type.',
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
    changes: ['home'],
    request: z.strictObject({ customerId: f.id, code: f.requiredText(64) }),
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
    changes: ['home'],
    request: z.strictObject({ customerId: f.id, code: f.requiredText(64) }),
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
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
} as const;
