import * as z from 'zod/mini';
import { embedLimits, embedMinutes, embedScopes, embedWidgets, needsCustomers } from '../rules/embed';
import { limits } from '../rules/limits';
import {
  deliveryStates,
  webhookEvents,
  webhookFaults,
  webhookLimits,
  webhookStops,
  webhookTest,
} from '../rules/webhook-events';
import { endpoint } from './endpoint';
import * as f from './fields';

const origins = z.array(f.origin).check(z.maxLength(embedLimits.origins));
const draft = { name: f.requiredText(60), origins: z._default(origins, []) };

const partner = z.strictObject({
  id: f.id,
  name: z.string(),
  /** Pages of these origins may use the partner's tokens, and frame what the company shares. */
  origins: z.array(z.string()),
  /** The end of the key, to tell keys apart by. */
  keyEnd: z.string(),
  /** Whose rights the partner's tokens stay within. */
  madeBy: z.string(),
  madeAt: f.instant,
  /** When the key was last made anew. */
  keyMadeAt: f.instant,
  /** When the key was last exchanged for a token. */
  lastUsedAt: z.nullable(f.instant),
  revokedAt: z.nullable(f.instant),
  revision: f.revision,
});
/** A partner whose pages may show widgets, with what is known of its key. */
export type Partner = z.infer<typeof partner>;

const madeKey = z.strictObject({
  id: f.id,
  /** Told this once: the server keeps its hash only. */
  key: z.string(),
});

const told = {
  url: f.webhookUrl,
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  /** Whose events are told; none are those of every customer, and of the company itself. */
  customerIds: z._default(z.array(f.id).check(z.maxLength(webhookLimits.customers)), []),
};

const webhook = z.strictObject({
  id: f.id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  customerIds: z.array(f.id),
  enabled: z.boolean(),
  /** Why the server has stopped sending; null where nobody has, or a person did. */
  stopped: z.nullable(z.enum(webhookStops)),
  /** Until when the secret before the present one holds as well; null where it does no more. */
  oldSecretUntil: z.nullable(f.instant),
  madeAt: f.instant,
  revision: f.revision,
});
/** An address at a partner's that is told of events. */
export type WebhookEndpoint = z.infer<typeof webhook>;

const delivery = z.strictObject({
  /** `webhook-id` of the message. */
  id: f.id,
  url: z.string(),
  type: z.enum([...webhookEvents, webhookTest]),
  state: z.enum(deliveryStates),
  happenedAt: f.instant,
  tries: f.count,
  /** When it was last tried. */
  triedAt: z.nullable(f.instant),
  /** When it is tried next. */
  dueAt: z.nullable(f.instant),
  /** What the address answered last; null where it did not. */
  status: z.nullable(z.int()),
  /** Why it was not taken; null where it was, or nothing was tried yet. */
  fault: z.nullable(z.enum(webhookFaults)),
});
/** A message to a partner, and what became of it. */
export type WebhookDelivery = z.infer<typeof delivery>;

const madeSecret = z.strictObject({
  id: f.id,
  /** Told this once. Messages are signed with it. */
  secret: z.string(),
});

const ofAdministrators = { auth: 'token', access: 'administrator', source: 'ours' } as const;

export const embed = {
  partners: endpoint({
    ...ofAdministrators,
    method: 'GET',
    path: '/api/v-embed/partners',
    sends: 'query',
    summary: 'The partners whose pages may show the company’s widgets, the newest first.',
    request: f.nothing,
    result: z.array(partner),
    bound: limits.listRows,
    errors: [],
  }),
  addPartner: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/partners/add',
    sends: 'json',
    answersSecret: true,
    summary:
      'Adds a partner and makes its key, which is told this once. Its tokens stay within the rights of who adds it.',
    request: z.strictObject(draft),
    result: madeKey,
    errors: ['general.businessFailure'],
  }),
  updatePartner: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-embed/partners/update',
    sends: 'json',
    edits: 'revision',
    summary: 'Changes a partner’s name and origins; they hold from its next call on.',
    request: z.strictObject({ id: f.id, name: draft.name, origins, revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  rotateKey: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/partners/rotate',
    sends: 'json',
    answersSecret: true,
    summary: 'Makes a partner’s key anew, told this once. The old key and the tokens made with it end at once.',
    request: f.byId,
    result: madeKey,
    errors: ['general.notFound'],
  }),
  revokePartner: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-embed/partners/revoke',
    sends: 'json',
    summary: 'Ends a partner’s key and all its tokens, for good.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  webhooks: endpoint({
    ...ofAdministrators,
    method: 'GET',
    path: '/api/v-embed/webhooks',
    sends: 'query',
    summary: 'The addresses at a partner’s that are told of events, the newest first.',
    request: z.strictObject({ partnerId: f.id }),
    result: z.array(webhook),
    bound: limits.listRows,
    errors: ['general.notFound'],
  }),
  addWebhook: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/webhooks/add',
    sends: 'json',
    answersSecret: true,
    summary: 'Tells a partner’s server of events from now on. The secret that signs the messages is told this once.',
    request: z.strictObject({ partnerId: f.id, ...told }),
    result: madeSecret,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  updateWebhook: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-embed/webhooks/update',
    sends: 'json',
    edits: 'revision',
    summary:
      'Changes what an address is told of, or stops and resumes it; what waits to be sent to one that is stopped fails.',
    request: z.strictObject({ id: f.id, ...told, enabled: z.boolean(), revision: f.revision }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  rotateWebhookSecret: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/webhooks/rotate',
    sends: 'json',
    answersSecret: true,
    summary:
      'Makes the secret of an address anew, told this once. For a day messages are signed with the old one too, and until then it is not made anew again.',
    request: f.byId,
    result: madeSecret,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  removeWebhook: endpoint({
    ...ofAdministrators,
    method: 'PUT',
    path: '/api/v-embed/webhooks/remove',
    sends: 'json',
    summary: 'Forgets an address, with the list of what was sent to it.',
    request: f.byId,
    result: f.done,
    errors: ['general.notFound'],
  }),
  testWebhook: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/webhooks/test',
    sends: 'json',
    summary: 'Sends a message of the type `webhook.test` to an address.',
    request: f.byId,
    result: f.created,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  webhookDeliveries: endpoint({
    ...ofAdministrators,
    method: 'GET',
    path: '/api/v-embed/webhooks/deliveries',
    sends: 'query',
    summary: 'A page of what was sent to a partner in the last 90 days, or is to be, the newest first.',
    request: z.strictObject({ ...f.paging, partnerId: f.id, state: z.optional(z.enum(deliveryStates)) }),
    result: f.page(delivery),
    errors: ['general.notFound'],
  }),
  resendWebhook: endpoint({
    ...ofAdministrators,
    method: 'POST',
    path: '/api/v-embed/webhooks/resend',
    sends: 'json',
    summary: 'Sends a message again, under the same id.',
    request: f.byId,
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  granted: endpoint({
    method: 'GET',
    path: '/api/v-embed/granted',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary:
      'The calls that the token at hand may make now, by their names (`report.update`): those of a partner’s page, or of who is signed in. What a page offers is read from it.',
    request: f.nothing,
    result: z.strictObject({ calls: z.array(z.string()) }),
    bound: 'The calls that widgets make.',
    errors: [],
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/v-embed/token',
    sends: 'json',
    auth: 'partner',
    access: 'anyone',
    source: 'ours',
    summary:
      'From a partner’s server, with its key in place of a token: answers a token for a page, limited to some widgets and customers, to reading or writing, and to an hour at most.',
    request: z
      .strictObject({
        widgets: z.array(z.enum(embedWidgets)).check(z.minLength(1), z.maxLength(embedWidgets.length)),
        /** Needed for widgets about a site. */
        customerIds: z._default(z.array(f.id).check(z.maxLength(embedLimits.customers)), []),
        scope: z._default(z.enum(embedScopes), 'read'),
        minutes: z._default(z.int().check(z.gte(1), z.lte(embedMinutes.most)), embedMinutes.usual),
      })
      .check(
        z.refine(({ widgets, customerIds }) => !needsCustomers(widgets) || customerIds.length > 0, {
          path: ['customerIds'],
          error: 'required',
        }),
      ),
    result: z.strictObject({ token: z.string(), endsAt: f.instant }),
    errors: ['general.businessFailure', 'general.notFound', 'permission.denied'],
  }),
} as const;
