import { type RequestOf, type WebhookEndpoint, webhookLimits } from 'pest-sdk';
import { failWaiting } from '../../books/webhooks/send-webhooks';
import { type AuditedAct, audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSeen, revisionOf } from '../../call/revision';
import { companyOf } from '../../call/tenant';
import { isId, newId } from '../../database/ids';
import { pageOf } from '../../database/pages';
import { deleteRow, insertRow, updateRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { lockPartner } from './embed.queries';
import * as queries from './webhook.queries';

const hourMs = 60 * 60_000;
const words = {
  tooMany: {
    zh: `每个合作方最多 ${webhookLimits.endpoints} 个推送地址，请先删除不再使用的`,
    en: `A partner can have up to ${webhookLimits.endpoints} addresses. Remove one that is no longer needed.`,
  },
  closed: {
    zh: '不能推送到这个地址：请填写公网可以访问的 https 地址',
    en: 'Nothing can be sent to this address. It must be on the public internet and use https.',
  },
  rotating: {
    zh: '上一个密钥仍在有效期内，失效后才能再次更换',
    en: 'The previous secret is still valid. A new one can be created once it has expired.',
  },
  stopped: { zh: '推送地址已停用，请先启用', en: 'The address is switched off. Switch it on first.' },
} as const;

type Handled =
  | 'embed.webhooks'
  | 'embed.addWebhook'
  | 'embed.updateWebhook'
  | 'embed.rotateWebhookSecret'
  | 'embed.removeWebhook'
  | 'embed.testWebhook'
  | 'embed.webhookDeliveries'
  | 'embed.resendWebhook';

/** Where partners' servers are told of events; see `books/webhooks`. */
export const webhookHandlers: Pick<AreaHandlers<'embed'>, Handled> = {
  'embed.webhooks': (call, { partnerId }) =>
    call.inScope(async (tx) => {
      const partner = await requirePartner(tx, partnerId);
      return (await queries.listEndpoints(tx, partner.id)).map((endpoint) => shown(call, endpoint));
    }),

  'embed.addWebhook': (call, { partnerId, ...told }) =>
    call.inScope(async (tx) => {
      // Held, so that of two who add the last one only one does.
      const partner = orNotFound(isId(partnerId) ? await lockPartner(tx, companyOf(tx), partnerId) : null);
      if ((await queries.listEndpoints(tx, partner.id)).length >= webhookLimits.endpoints) {
        refuse('general.businessFailure', { words: words.tooMany });
      }
      const endpoint = {
        company_id: companyOf(tx),
        id: newId(call.now),
        partner_id: partner.id,
        ...(await columnsOf(call, tx, told)),
        secret_number: 1,
        made_at: call.now,
      };
      await insertRow(tx.db, 'webhook_endpoint', endpoint);
      await keepAct(call, tx, 'webhookAdded', endpoint);
      return { id: endpoint.id, secret: call.parts.webhookSecrets.of(endpoint) };
    }),

  'embed.updateWebhook': (call, { id, enabled, revision, ...told }) =>
    call.inScope(async (tx) => {
      const endpoint = await requireEndpoint(tx, id);
      requireSeen(revision, revisionOfEndpoint(endpoint));
      const columns = await columnsOf(call, tx, told);
      const begins = { stopped: null, failing_since: null, paused_until: null };
      await updateRow(tx.db, 'webhook_endpoint', endpoint, { ...columns, enabled, ...(enabled && begins) });
      if (!enabled) await failWaiting(tx.db, endpoint);
      await keepAct(call, tx, 'webhookChanged', { ...endpoint, ...columns });
      return null;
    }),

  'embed.rotateWebhookSecret': (call, { id }) =>
    call.inScope(async (tx) => {
      const endpoint = await requireEndpoint(tx, id);
      // Two at once may hold: a third would end the first one before its day is over, as a double press would.
      const { old_secret_until: until } = endpoint;
      if (until !== null && until > call.now) refuse('general.businessFailure', { words: words.rotating });
      const secret_number = endpoint.secret_number + 1;
      const old_secret_until = new Date(call.now.getTime() + webhookLimits.oldSecretHours * hourMs);
      await updateRow(tx.db, 'webhook_endpoint', endpoint, { secret_number, old_secret_until });
      await keepAct(call, tx, 'webhookSecretRotated', endpoint);
      return { id: endpoint.id, secret: call.parts.webhookSecrets.of({ ...endpoint, secret_number }) };
    }),

  'embed.removeWebhook': (call, { id }) =>
    call.inScope(async (tx) => {
      const endpoint = await requireEndpoint(tx, id);
      await deleteRow(tx.db, 'webhook_endpoint', endpoint);
      await keepAct(call, tx, 'webhookRemoved', endpoint);
      return null;
    }),

  'embed.testWebhook': (call, { id }) =>
    call.inScope(async (tx) => {
      const endpoint = await requireEndpoint(tx, id);
      if (!endpoint.enabled) refuse('general.businessFailure', { words: words.stopped });
      const message = newId(call.now);
      await queries.insertTest(tx, endpoint, message, call.now);
      return { id: message };
    }),

  'embed.webhookDeliveries': (call, request) =>
    call.inScope(async (tx) => {
      await requirePartner(tx, request.partnerId);
      const { total, items } = await queries.listDeliveries(tx, request);
      return pageOf(request, total, items);
    }),

  'embed.resendWebhook': (call, { id }) =>
    call.inScope(async (tx) => {
      const delivery = orNotFound(isId(id) ? await queries.findDelivery(tx, id) : null);
      if (!delivery.enabled) refuse('general.businessFailure', { words: words.stopped });
      await queries.sendAgain(tx, delivery, call.now);
      return null;
    }),
};

async function requirePartner(tx: Tx, id: string): Promise<Row<'partner'>> {
  return orNotFound(isId(id) ? await queries.findPartner(tx, id) : null);
}

async function requireEndpoint(tx: Tx, id: string): Promise<queries.Endpoint> {
  return orNotFound(isId(id) ? await queries.lockEndpoint(tx, id) : null);
}

/** @throws PestRefusal for an address that nothing is sent to, and for customers that the company does not serve. */
async function columnsOf(
  call: Call,
  tx: Tx,
  { url, events, customerIds }: Pick<RequestOf<'embed.addWebhook'>, 'url' | 'events' | 'customerIds'>,
) {
  if (!call.parts.webhooks.takes(url)) refuse('general.businessFailure', { words: words.closed, field: 'url' });
  const customers = [...new Set(customerIds)];
  if (customers.length > 0 && !(customers.every(isId) && (await queries.areServed(tx, customers)))) {
    refuse('general.notFound', { field: 'customerIds' });
  }
  return { url, events: [...new Set(events)], customer_ids: customers };
}

async function keepAct(
  call: Call,
  tx: Tx,
  act: AuditedAct['act'],
  { id, url }: Pick<queries.Endpoint, 'id' | 'url'>,
): Promise<void> {
  await audit(call, tx.db, { act, subject: { id, name: new URL(url).host } });
}

function shown(call: Call, endpoint: queries.Endpoint): WebhookEndpoint {
  const until = endpoint.old_secret_until;
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events,
    customerIds: endpoint.customer_ids,
    enabled: endpoint.enabled,
    stopped: endpoint.stopped,
    oldSecretUntil: until !== null && until > call.now ? until.toISOString() : null,
    madeAt: endpoint.made_at.toISOString(),
    revision: revisionOfEndpoint(endpoint),
  };
}

function revisionOfEndpoint({ url, events, customer_ids, enabled }: queries.Endpoint): string {
  return revisionOf({ url, events, customer_ids, enabled });
}
