import * as z from 'zod/mini';
import { plans } from '../rules/plans';
import { longestYears, paymentMethods, products } from '../rules/purchase';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Integer cents of the installation's currency, the yuan. */
export const cents = z.int().check(z.gte(0), z.lte(2_000_000_000));

const heldProduct = z.strictObject({
  id: f.id,
  product: z.enum([...plans, ...products]),
  startsAt: f.instant,
  /** Null is without end. */
  endsAt: z.nullable(f.instant),
  valueCents: cents,
});
/** A term that a company has bought or was given. */
export type HeldProduct = z.infer<typeof heldProduct>;

const people = z.strictObject({ limit: z.nullable(f.count), used: f.count });

const membershipState = z.strictObject({
  /** The server's time, for what is counted from it. */
  now: f.instant,
  /** In force or ahead. */
  terms: z.array(heldProduct),
  /** Of the edition's members; service staff whom a membership has room for are not among them. */
  accounts: people,
  /** Service staff that a membership has room for; the limit is null without one. */
  serviceStaff: people,
  /** How long photos are kept. */
  photoYears: z.int(),
  /** Photos that are about to pass their keep: how many, and when the first of them are removed. */
  photosDue: z.nullable(z.strictObject({ count: f.count, removedAt: f.instant })),
});
/** What a company holds, and what it still allows. */
export type Membership = z.infer<typeof membershipState>;

const photoDue = z.strictObject({
  url: f.fileUrl,
  takenAt: f.instant,
  removedAt: f.instant,
  customerName: z.string(),
  /** The service it belongs to; null for a pest log's. */
  taskId: z.nullable(f.id),
  taskNumber: z.string(),
});
/** A photo that is about to pass its keep. */
export type PhotoDue = z.infer<typeof photoDue>;

export const membership = {
  plans: endpoint({
    method: 'GET',
    path: '/api/v-membership/plans',
    sends: 'query',
    auth: 'public',
    access: 'anyone',
    source: 'ours',
    summary: 'What can be bought here, for how much a year (null: on request), and how it can be paid.',
    request: f.nothing,
    result: z.strictObject({
      products: z.array(z.strictObject({ product: z.enum(products), yearCents: z.nullable(cents) })),
      methods: z.array(z.enum(paymentMethods)),
      longestYears: z.literal(longestYears),
      /** Who runs the platform and sells; empty where the installation does not say it. */
      operator: z.strictObject({
        name: z.string(),
        address: z.string(),
        creditCode: z.string(),
        contact: z.string(),
      }),
      /** How long what is about people is kept, as the privacy notice says; in months where {@link keptPeriods} has months. */
      kept: z.strictObject({ signIns: f.count, messages: f.count, notices: f.count, acts: f.count, contacts: f.count }),
      /** Whether contracts can be had with the platform's seal. */
      sealed: z.boolean(),
      /** From which day its service agreement holds. */
      agreementDay: z.nullable(f.day),
    }),
    bound: 'A row for each product and each method.',
    errors: [],
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/v-membership/current',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_order_save'] },
    source: 'ours',
    summary: 'What the caller’s company holds, and what it still allows.',
    request: f.nothing,
    result: membershipState,
    bound: 'What a company has bought and still holds.',
    errors: [],
  }),
  photos: endpoint({
    method: 'GET',
    path: '/api/v-membership/photos',
    sends: 'query',
    auth: 'token',
    access: { anyOf: ['btn_order_save'] },
    source: 'ours',
    summary: 'A page of the photos that pass their keep within 30 days, the oldest first; evidence is not among them.',
    request: z.strictObject(f.paging),
    result: f.page(photoDue),
    errors: [],
  }),
} as const;
