import * as z from 'zod/mini';
import { auditActs } from '../rules/audit-acts';
import { limits } from '../rules/limits';
import { outboxStates } from '../rules/outbox-states';
import { paymentMethods } from '../rules/purchase';
import { clientTypes, paymentAlarmReasons, reviewedStates } from '../rules/record-values';
import { serverJobs, serverQueues } from '../rules/server-jobs';
import { endpoint } from './endpoint';
import * as f from './fields';
import { cents } from './membership';
import { orderRecord } from './order';

const filter = {
  ...f.paging,
  state: z._default(z.enum(reviewedStates), 'waiting'),
  search: f.search,
};

const review = {
  id: f.id,
  name: z.string(),
  state: z.enum(reviewedStates),
  /** Why it failed; empty otherwise. */
  reason: z.string(),
  registeredAt: f.instant,
  /** Null of what a company entered by itself. */
  submittedAt: z.nullable(f.instant),
  /** Whether it is approved and sends new papers: the approved ones are in force whatever becomes of these. */
  renews: z.boolean(),
  address: z.string(),
  introduction: z.string(),
  /** Logins of its administrators, or of the customer itself. */
  logins: z.array(z.strictObject({ userName: z.string(), loginId: z.string() })),
};
const certificate = z.nullable(f.fileUrl);

const companyReview = z.strictObject({
  ...review,
  contactName: z.string(),
  contactPhone: z.string(),
  logo: certificate,
  businessLicense: certificate,
  pestControlQualification: certificate,
  pesticideUsageCertificate: certificate,
  personnelQualification: certificate,
});
/** What a company submitted for review. */
export type CompanyReview = z.infer<typeof companyReview>;

const customerReview = z.strictObject({
  ...review,
  creditCode: z.string(),
  region: z.string(),
  clientType: z.enum(clientTypes),
  phone: z.string(),
  reportEmail: z.string(),
  /**
   * The customer that already has this credit code, entered by a company or approved before: once the applicant passes,
   * its login belongs to that customer. Null where there is none.
   */
  sameCode: z.nullable(z.strictObject({ name: z.string(), companies: z.array(z.string()) })),
  pestControlCertificate: certificate,
  msds: certificate,
  controllerCertificate: certificate,
});
/** What a customer submitted for review. */
export type CustomerReview = z.infer<typeof customerReview>;

const correctable = {
  name: z.string(),
  creditCode: z.string(),
  region: z.string(),
  /** The official code of that division; null where the region was only typed. */
  regionCode: z.nullable(z.string()),
  address: z.string(),
  introduction: z.string(),
  clientType: z.enum(clientTypes),
};
const customerInForce = z.strictObject({ id: f.id, ...correctable, revision: f.revision });
/** What holds of a customer, whatever new papers of it wait or failed. */
export type CustomerInForce = z.infer<typeof customerInForce>;

const heardLogin = z.strictObject({
  id: f.id,
  loginId: z.string(),
  userName: z.string(),
  /** The company that made it; empty where the customer registered it itself. */
  madeBy: z.string(),
  /** Companies that made or confirmed it. */
  confirmedBy: z.array(z.string()),
  /** Whether it set a password of its own with a code sent to its phone. Before that it speaks for nobody. */
  proven: z.boolean(),
  disabled: z.boolean(),
  /** Whether it answers for the customer: accepts and declines companies, and says what is known of the customer. */
  speaks: z.boolean(),
  /** Whether the platform decided that; otherwise it follows from who made and confirmed the login. */
  decided: z.boolean(),
  createdAt: f.instant,
});
/** A login of a customer, and whether it answers for it. */
export type HeardLogin = z.infer<typeof heardLogin>;

const outboxMessage = z.strictObject({
  id: f.id,
  kind: z.enum(['sms', 'mail']),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(outboxStates),
  /** What went wrong at the last try, in the words of the carrier. */
  fault: z.string(),
  /** When it was sent; while it was not, when it was written. */
  sentAt: f.instant,
});
/** A mail or short message to one person. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

const operations = z.strictObject({
  /** What needs a person, or `ok`. */
  health: z.strictObject({
    /** Bytes of the database on its disk. */
    databaseBytes: f.count,
    engine: z.enum(['embedded', 'postgres']),
    disk: z.enum(['ok', 'full']),
    /** How far the machine's clock is ahead of the database's. */
    clockAheadSeconds: z.int(),
    /** Of the embedded database; null where none are made. When the last one was made, and whether that is in time. */
    dumps: z.nullable(z.strictObject({ inTime: z.boolean(), lastAt: z.nullable(f.instant) })),
  }),
  jobs: z.array(
    z.strictObject({
      job: z.enum(serverJobs),
      startedAt: f.instant,
      /** When it last came to its end; null where it never did. */
      endedAt: z.nullable(f.instant),
      failedAt: z.nullable(f.instant),
    }),
  ),
  queues: z.array(
    z.strictObject({
      queue: z.enum(serverQueues),
      waiting: f.count,
      /** Since when the oldest waits. */
      oldestAt: z.nullable(f.instant),
      /** What was given up. */
      failed: f.count,
    }),
  ),
  /** Whose files take most room, at most twenty. */
  storage: z.array(z.strictObject({ name: z.string(), files: f.count, bytes: f.count })),
  /** Of the process that answers, since it began or since the day did. The slowest in all, at most twenty. */
  calls: z.strictObject({
    since: f.instant,
    rows: z.array(
      z.strictObject({
        row: z.string(),
        calls: f.count,
        /** Answered with a fault of the server's own. */
        faults: f.count,
        meanMs: f.count,
        worstMs: f.count,
      }),
    ),
  }),
});
/** How an installation is: what runs, waits, failed and takes room. */
export type Operations = z.infer<typeof operations>;

const contactMessage = z.strictObject({
  id: f.id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  companyName: z.string(),
  message: z.string(),
  sentAt: f.instant,
  readAt: z.nullable(f.instant),
});
/** A message that somebody sent from the public site. */
export type ContactMessage = z.infer<typeof contactMessage>;

const auditEntry = z.strictObject({
  id: f.id,
  at: f.instant,
  accountName: z.string(),
  loginId: z.string(),
  ownerName: z.string(),
  act: z.enum(auditActs),
  subject: z.string(),
  note: z.string(),
  /** Of the network, as the call came from. */
  address: z.string(),
});
/** Who did what, on whom, from where. */
export type AuditEntry = z.infer<typeof auditEntry>;

const reviewed = {
  kind: z.enum(['company', 'customer']),
  id: f.id,
  /** Of what was looked at: what was submitted again since is not decided on unseen. */
  submittedAt: z.optional(f.instant),
};
const platformOrder = z.strictObject({ ...orderRecord.shape, companyName: z.string() });
/** An order as the platform sees it. */
export type PlatformOrder = z.infer<typeof platformOrder>;

const paymentAlarm = z.strictObject({
  id: f.id,
  at: f.instant,
  method: z.enum(paymentMethods),
  reason: z.enum(paymentAlarmReasons),
  orderNumber: z.string(),
  transactionId: z.string(),
  /** As the notice says; null where it says none that can be read. */
  amountCents: z.nullable(cents),
  settledAt: z.nullable(f.instant),
  settledBy: z.string(),
  note: z.string(),
});
/** A payment notice that could not be taken: somebody looks into it. */
export type PaymentAlarm = z.infer<typeof paymentAlarm>;

const platformOnly = { auth: 'token', access: 'platform', source: 'ours' } as const;

/** What the platform company's administrators do (`/admin`). */
export const platform = {
  companies: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/companies',
    sends: 'query',
    summary: 'A page of companies with what they submitted for review, whoever waits longest first.',
    request: z.strictObject(filter),
    result: f.page(companyReview),
    errors: [],
  }),
  customers: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/customers',
    sends: 'query',
    summary: 'A page of customers with what they submitted for review, whoever waits longest first.',
    request: z.strictObject(filter),
    result: f.page(customerReview),
    errors: [],
  }),
  customer: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/customers/details',
    sends: 'query',
    summary: 'What holds of one customer, to be corrected.',
    request: z.strictObject({ id: f.id }),
    result: customerInForce,
    errors: ['general.notFound'],
  }),
  correctCustomer: endpoint({
    ...platformOnly,
    method: 'PUT',
    path: '/api/v-platform/customers/correct',
    sends: 'json',
    edits: 'revision',
    summary:
      'Corrects what is said of a customer that does not wait for review, its credit code too. Companies that keep ' +
      'words of their own for it keep them; who serves it, and its own logins, are told what was corrected and why.',
    request: z.strictObject({
      id: f.id,
      name: f.name,
      creditCode: f.creditCode,
      region: f.requiredText(100),
      /** The official code of that division; null where the region is only typed. */
      regionCode: z.nullable(f.formatted('regionCode')),
      address: f.textUpTo(200),
      introduction: f.text,
      clientType: z.enum(clientTypes),
      /** Why; the audit log and the people told of it read it. */
      reason: f.requiredText(200),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  customerLogins: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/customers/logins',
    sends: 'query',
    summary: 'The logins of a customer, the oldest first, and which of them answer for it.',
    request: z.strictObject({ id: f.id }),
    result: z.array(heardLogin),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  hearLogin: endpoint({
    ...platformOnly,
    method: 'PUT',
    path: '/api/v-platform/customers/logins/hear',
    sends: 'json',
    summary:
      'Decides whether a login answers for its customer, where that is in doubt. Once nobody answers for a customer any ' +
      'more, companies that were declined or kept waiting may bind it. Its holder and these companies are told.',
    request: z.strictObject({
      /** The customer. */
      id: f.id,
      accountId: f.id,
      speaks: z.boolean(),
      /** Why; the audit log and the holder of the login read it. */
      reason: f.requiredText(200),
    }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'account.notFound'],
  }),
  review: endpoint({
    ...platformOnly,
    method: 'POST',
    path: '/api/v-platform/review',
    sends: 'json',
    summary: 'Passes a company’s or customer’s information, or fails it with a reason; once for what was submitted.',
    request: z.discriminatedUnion('outcome', [
      z.strictObject({ ...reviewed, outcome: z.literal('pass') }),
      z.strictObject({
        ...reviewed,
        outcome: z.literal('fail'),
        reason: f.requiredText(500),
      }),
    ]),
    result: f.done,
    errors: ['general.notFound', 'review.alreadyDone'],
  }),
  outbox: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/outbox',
    sends: 'query',
    summary: 'A page of mails and short messages with what became of them, the newest first.',
    request: z.strictObject({
      ...f.paging,
      kind: z.optional(z.enum(['sms', 'mail'])),
      state: z.optional(z.enum(outboxStates)),
      search: f.search,
    }),
    result: f.page(outboxMessage),
    errors: [],
  }),
  resend: endpoint({
    ...platformOnly,
    method: 'POST',
    path: '/api/v-platform/outbox/resend',
    sends: 'json',
    summary: 'Sends a message again that could not be sent.',
    request: z.strictObject({ id: f.id }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  operations: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/operations',
    sends: 'query',
    summary: 'How the installation is: health, jobs, queues, storage, and the slowest calls of the day.',
    request: z.strictObject({}),
    result: operations,
    bound: 'A row for each job and queue, twenty companies and twenty calls.',
    errors: [],
  }),
  contactMessages: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/contact-messages',
    sends: 'query',
    summary: 'A page of messages from the public site, those not read first.',
    request: z.strictObject({ ...f.paging, search: f.search }),
    result: z.strictObject({ ...f.page(contactMessage).shape, unread: f.count }),
    errors: [],
  }),
  readContactMessage: endpoint({
    ...platformOnly,
    method: 'PUT',
    path: '/api/v-platform/contact-messages/read',
    sends: 'json',
    summary: 'Marks a message from the public site as read, or as not read.',
    request: z.strictObject({ id: f.id, read: z.boolean() }),
    result: f.done,
    errors: ['general.notFound'],
  }),
  audit: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/audit',
    sends: 'query',
    summary: 'A page of the audit log, the newest first.',
    request: z.strictObject({
      ...f.paging,
      act: z.optional(z.enum(auditActs)),
      search: f.search,
      from: z.optional(f.day),
      to: z.optional(f.day),
    }),
    result: f.page(auditEntry),
    errors: [],
  }),
  orders: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/orders',
    sends: 'query',
    summary: 'A page of orders: transfers to confirm, invoices to issue (whoever waits longest first), or all.',
    request: z.strictObject({
      ...f.paging,
      show: z._default(z.enum(['transfers', 'invoices', 'all']), 'transfers'),
      search: f.search,
    }),
    result: f.page(platformOrder),
    errors: [],
  }),
  confirmTransfer: endpoint({
    ...platformOnly,
    method: 'POST',
    path: '/api/v-platform/orders/confirm',
    sends: 'json',
    summary:
      'Confirms that a transfer has arrived, with the amount typed and the own password again; completes the order.',
    request: z.strictObject({ id: f.id, amountCents: cents, password: f.passwordMd5 }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'account.wrongPassword', 'review.alreadyDone'],
  }),
  issueInvoice: endpoint({
    ...platformOnly,
    method: 'POST',
    path: '/api/v-platform/orders/invoice',
    sends: 'json',
    summary: 'Marks an invoice as issued, under its number.',
    request: z.strictObject({ id: f.id, number: f.requiredText(40) }),
    result: f.done,
    errors: ['general.notFound', 'review.alreadyDone'],
  }),
  paymentAlarms: endpoint({
    ...platformOnly,
    method: 'GET',
    path: '/api/v-platform/payment-alarms',
    sends: 'query',
    summary: 'A page of payment notices that could not be taken, those not settled first.',
    request: z.strictObject(f.paging),
    result: z.strictObject({ ...f.page(paymentAlarm).shape, unsettled: f.count }),
    errors: [],
  }),
  settlePaymentAlarm: endpoint({
    ...platformOnly,
    method: 'PUT',
    path: '/api/v-platform/payment-alarms/settle',
    sends: 'json',
    summary: 'Says what was done about a payment notice that could not be taken.',
    request: z.strictObject({ id: f.id, note: f.requiredText(500) }),
    result: f.done,
    errors: ['general.notFound', 'review.alreadyDone'],
  }),
} as const;
