import * as z from 'zod/mini';
import { serviceAgreementVersion } from '../rules/legal-versions';
import { longestYears, orderableProducts, orderStates, paymentMethods, products } from '../rules/purchase';
import { invoiceKinds, titleKinds } from '../rules/record-values';
import { endpoint } from './endpoint';
import * as f from './fields';
import { cents } from './membership';

const invoice = {
  kind: z.enum(invoiceKinds),
  titleKind: z.enum(titleKinds),
  title: f.name,
  /** Empty for a person. */
  taxNumber: z.union([z.literal(''), f.formatted('taxNumber')]),
  email: f.email,
  note: f.textUpTo(200),
};

const invoiceRecord = z.strictObject({
  ...invoice,
  title: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  note: z.string(),
  requestedAt: f.instant,
  issuedAt: z.nullable(f.instant),
  /** As the platform issued it; empty before. */
  number: z.string(),
});
/** What an invoice was asked for with, and whether it was issued. */
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export const orderRecord = z.strictObject({
  id: f.id,
  number: z.string(),
  product: z.enum(products),
  years: z.int(),
  priceCents: cents,
  /** The rest of what was held before. */
  creditCents: cents,
  amountCents: cents,
  state: z.enum(orderStates),
  /** The way that was chosen last; null before. */
  method: z.nullable(z.enum(paymentMethods)),
  createdAt: f.instant,
  createdBy: z.string(),
  /** When it closes by itself unless it is paid. */
  closesAt: f.instant,
  closedAt: z.nullable(f.instant),
  closedBy: z.nullable(z.enum(['buyer', 'time'])),
  completedAt: z.nullable(f.instant),
  /** What was bought, once completed. */
  term: z.nullable(z.strictObject({ startsAt: f.instant, endsAt: f.instant })),
  agreementVersion: z.string(),
  invoice: z.nullable(invoiceRecord),
});
/** An order of a company. */
export type OrderRecord = z.infer<typeof orderRecord>;

const paymentPlace = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('bank'),
    holder: z.string(),
    bank: z.string(),
    account: z.string(),
    /** What the transfer's remark must hold. */
    remark: z.string(),
  }),
  z.strictObject({ method: z.literal('wechat'), code: z.string() }),
  z.strictObject({ method: z.literal('alipay'), url: z.url() }),
]);
/** Where an order is paid: values for a transfer, the text of a code to scan, or a page to go to. */
export type PaymentPlace = z.infer<typeof paymentPlace>;

const buyers = { auth: 'token', access: { anyOf: ['btn_order_save'] }, source: 'ours' } as const;

/** Buying a membership: an order is made, paid and completed, or closes after 24 hours (specification §4). */
export const order = {
  list: endpoint({
    ...buyers,
    method: 'GET',
    path: '/api/v-order/list',
    sends: 'query',
    summary: 'A page of the company’s orders, the newest first.',
    request: z.strictObject({ ...f.paging, state: z.optional(z.enum(orderStates)) }),
    result: f.page(orderRecord),
    errors: [],
  }),
  details: endpoint({
    ...buyers,
    method: 'GET',
    path: '/api/v-order/details/{id}',
    sends: 'path',
    summary: 'One order, with the server’s time.',
    request: f.byId,
    result: z.strictObject({ order: orderRecord, now: f.instant }),
    errors: ['general.notFound'],
  }),
  create: endpoint({
    ...buyers,
    method: 'POST',
    path: '/api/v-order/create',
    sends: 'json',
    summary: 'Orders a product for some years at the installation’s price. A company has one open order at a time.',
    changes: ['membership'],
    request: z.strictObject({
      product: z.enum(orderableProducts),
      years: z.int().check(z.gte(1), z.lte(longestYears)),
      /** The agreement that the buyer accepts. */
      agreementVersion: z.literal(serviceAgreementVersion),
      /** Unified social credit code of the buying company, or what its register calls it by: its contract names it. */
      buyerCreditCode: z._default(z.union([z.literal(''), f.formatted('taxNumber')]), ''),
    }),
    result: f.created,
    errors: ['general.contactAdministrator', 'general.businessFailure'],
  }),
  pay: endpoint({
    ...buyers,
    method: 'POST',
    path: '/api/v-order/pay',
    sends: 'json',
    summary: 'Chooses how an open order is paid, and answers where. It proves no payment.',
    changes: ['membership'],
    request: z.strictObject({ id: f.id, method: z.enum(paymentMethods) }),
    result: paymentPlace,
    errors: ['general.contactAdministrator', 'general.businessFailure', 'general.notFound'],
  }),
  close: endpoint({
    ...buyers,
    method: 'PUT',
    path: '/api/v-order/close',
    sends: 'json',
    summary: 'Closes an open order.',
    changes: ['membership'],
    request: f.byId,
    result: f.done,
    errors: ['general.contactAdministrator', 'general.businessFailure', 'general.notFound'],
  }),
  requestInvoice: endpoint({
    ...buyers,
    method: 'POST',
    path: '/api/v-order/invoice',
    sends: 'json',
    summary: 'Asks for the invoice of a completed order, or changes what was asked for until it is issued.',
    changes: ['membership'],
    request: z
      .strictObject({ id: f.id, ...invoice, note: z._default(invoice.note, '') })
      .check(
        z.refine(({ titleKind, taxNumber }) => titleKind === 'person' || taxNumber !== '', {
          path: ['taxNumber'],
          error: 'required',
        }),
      )
      .check(
        z.refine(({ kind, titleKind }) => kind === 'ordinary' || titleKind === 'company', {
          path: ['titleKind'],
          error: 'specialForCompanies',
        }),
      ),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  contract: endpoint({
    ...buyers,
    method: 'GET',
    path: '/api/v-order/contract/{id}',
    sends: 'path',
    summary: 'The service contract of a completed order as a PDF, plain or with the platform’s seal.',
    request: z.strictObject({ id: f.id, copy: z._default(z.enum(['plain', 'sealed']), 'plain') }),
    result: z.strictObject({ url: f.fileUrl, fileName: z.string() }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
} as const;
