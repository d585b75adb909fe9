import { type Kysely, sql, type UpdateObject } from 'kysely';
import { reviewStatus, type WebhookStop, webhookLimits, webhookTest } from 'pest-sdk';
import { signWebhook } from 'pest-sdk/webhooks';
import { servedOf } from '../../call/identity/embed-callers';
import type { ServerParts } from '../../call/server-parts';
import { rowsWith } from '../../database/rows';
import type { Row, Tables } from '../../database/tables';
import { type System, scopeInside } from '../../database/transactions';
import { faultOf } from '../../providers/webhooks/post-webhook';
import { notify } from '../notices/notify';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** After each try that failed: three days together. */
const waitsMs = [
  1 * minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];
/** An address that has just failed is left alone, so that one that hangs does not keep the others waiting. */
const pauseMs = minuteMs;
/** A try that is older was cut short: another process takes it up. */
const cutShortMs = 2 * minuteMs;
const stoppedAfterMs = 3 * dayMs;
const atOnce = 20;
const gone = 410;

type Parts = Pick<ServerParts, 'database' | 'now' | 'webhooks' | 'webhookSecrets'>;
type Letter = Row<'webhook_delivery'> &
  Pick<
    Row<'webhook_endpoint'>,
    'partner_id' | 'url' | 'events' | 'customer_ids' | 'secret_number' | 'old_secret_until'
  >;
type Outcome = Pick<Row<'webhook_delivery'>, 'status' | 'fault'>;

/**
 * Sends what is due, until nothing is or the process is to end. Several processes share it: each takes some messages and marks them, so that one
 * that ends in between leaves messages that another takes up again after a while, under the same id.
 */
export async function sendWebhooks(parts: Parts, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const letters = await claim(parts.database.system, parts.now());
    await Promise.all(letters.map((letter) => send(parts, letter)));
    if (letters.length === 0) return;
  }
}

/** The oldest that are due, but none before another one about the same thing has left. */
async function claim(system: System, now: Date): Promise<Letter[]> {
  const { rows } = await sql<Letter>`
    with due as materialized (
      select delivery.company_id, delivery.id, endpoint.partner_id, endpoint.url, endpoint.events, endpoint.customer_ids,
        endpoint.secret_number, endpoint.old_secret_until
      from webhook_delivery delivery
      join webhook_endpoint endpoint
        on endpoint.company_id = delivery.company_id and endpoint.id = delivery.endpoint_id
      where delivery.state = 'due' and delivery.due_at <= ${now} and endpoint.enabled
        and (endpoint.paused_until is null or endpoint.paused_until <= ${now})
        and not exists (
          select from webhook_delivery earlier
          where earlier.company_id = delivery.company_id and earlier.endpoint_id = delivery.endpoint_id
            and earlier.about_id = delivery.about_id and earlier.state = 'due' and earlier.place < delivery.place)
      order by delivery.due_at, delivery.place limit ${atOnce}
      for update of delivery skip locked
    )
    update webhook_delivery
    set tries = tries + 1, tried_at = ${now}, due_at = ${new Date(now.getTime() + cutShortMs)}
    from due
    where webhook_delivery.company_id = due.company_id and webhook_delivery.id = due.id
    returning webhook_delivery.*, due.partner_id, due.url, due.events, due.customer_ids,
      due.secret_number, due.old_secret_until`.execute(system);
  return rows;
}

/** The same as of a token of the partner's pages (`call/identity/embed-callers.ts`), at this moment. */
async function mayLeave(system: System, letter: Letter): Promise<boolean> {
  const { company_id, partner_id, customer_id } = letter;
  if (!isTold(letter)) return false;
  const partner = await system
    .selectFrom('partner')
    .innerJoin('account', 'account.id', 'partner.account_id')
    .innerJoin('company', 'company.id', 'partner.company_id')
    .where(rowsWith({ 'partner.company_id': company_id, 'partner.id': partner_id }))
    .where('partner.revoked_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .whereRef('account.company_id', '=', 'partner.company_id')
    .where('company.status', '=', reviewStatus.approved)
    .select('partner.id')
    .executeTakeFirst();
  if (!partner) return false;
  return customer_id === null || (await servedOf(system, company_id, [customer_id])).length > 0;
}

/** The address still asks for it: since the message was written it may have been narrowed, and moved. */
function isTold({ type, events, customer_ids, customer_id }: Letter): boolean {
  if (type === webhookTest) return true;
  const ofItsSites = customer_ids.length === 0 || (customer_id !== null && customer_ids.includes(customer_id));
  return ofItsSites && events.some((event) => event === type);
}

async function send(parts: Parts, letter: Letter): Promise<void> {
  if (!(await mayLeave(parts.database.system, letter)))
    return settle(parts, letter, { state: 'dropped', due_at: null, fault: 'ended', tries: 0, tried_at: null });
  const outcome = await post(parts, letter);
  if (outcome.fault === null) return delivered(parts, letter, outcome);
  await failed(parts, letter, outcome);
}

async function post({ webhooks, webhookSecrets, now }: Parts, letter: Letter): Promise<Outcome> {
  const { id, url, body } = letter;
  const sentAt = now();
  const secrets = webhookSecrets.inForce({ ...letter, id: letter.endpoint_id }, sentAt);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'pest-portal-webhooks',
    ...signWebhook(secrets, { id, sentAt, body }),
  };
  try {
    const status = await webhooks.post({ url, headers, body });
    return { status, fault: status >= 200 && status < 300 ? null : 'status' };
  } catch (error) {
    return { status: null, fault: faultOf(error) };
  }
}

async function delivered(parts: Parts, letter: Letter, outcome: Outcome): Promise<void> {
  await settle(parts, letter, { ...outcome, state: 'sent', due_at: null });
  await changeEndpoint(parts.database.system, letter, { failing_since: null, paused_until: null });
}

async function failed(parts: Parts, letter: Letter, outcome: Outcome): Promise<void> {
  const now = parts.now();
  const waitMs = outcome.status === gone ? undefined : waitsMs[letter.tries - 1];
  if (waitMs !== undefined) await settle(parts, letter, { ...outcome, due_at: new Date(now.getTime() + waitMs) });
  else await settle(parts, letter, { ...outcome, state: 'failed', due_at: null });
  const failingSince = await markFailing(parts.database.system, letter, now);
  if (outcome.status === gone) await stop(parts, letter, 'gone');
  else if (waitMs === undefined && isOver(failingSince, now)) await stop(parts, letter, 'failing');
}

/** Nothing was taken for three days. */
function isOver(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && failingSince.getTime() <= now.getTime() - stoppedAfterMs;
}

/** A try that took so long that another process has taken the message up says nothing more. */
async function settle({ database }: Parts, letter: Letter, change: Partial<Row<'webhook_delivery'>>): Promise<void> {
  await database.system
    .updateTable('webhook_delivery')
    .set(change)
    .where(rowsWith({ company_id: letter.company_id, id: letter.id, state: 'due', tries: letter.tries }))
    .execute();
}

async function markFailing(system: System, letter: Letter, now: Date): Promise<Date | null> {
  const endpoint = await changeEndpoint(system, letter, {
    failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`,
    paused_until: new Date(now.getTime() + pauseMs),
  });
  return endpoint?.failing_since ?? null;
}

type EndpointChange = UpdateObject<Tables, 'webhook_endpoint'>;

/** Only of the address that was sent to: what an old one says is nothing about the one that took its place. */
function changeEndpoint(system: System, { company_id, endpoint_id, url }: Letter, change: EndpointChange) {
  return system
    .updateTable('webhook_endpoint')
    .set(change)
    .where(rowsWith({ company_id, id: endpoint_id, url, enabled: true }))
    .returningAll()
    .executeTakeFirst();
}

/** Sends no more, and tells the administrators; of two that find it out at once, one. */
async function stop({ database, now }: Parts, letter: Letter, stopped: WebhookStop): Promise<void> {
  await database.asSystem(async (system) => {
    const endpoint = await changeEndpoint(system, letter, { enabled: false, stopped });
    if (!endpoint) return;
    await failWaiting(system, endpoint);
    const { name } = await system
      .selectFrom('partner')
      .select('name')
      .where(rowsWith({ company_id: endpoint.company_id, id: endpoint.partner_id }))
      .executeTakeFirstOrThrow();
    await scopeInside(system, { kind: 'company', companyId: endpoint.company_id }, (tx) =>
      notify({ now: now(), caller: null }, tx, {
        kind: 'webhookStopped',
        facts: { partner: name, address: new URL(endpoint.url).host },
        recordId: endpoint.partner_id,
        to: 'administrators',
      }),
    );
  });
}

/** What waits for an address that is told no more is not sent later by surprise. */
export async function failWaiting(
  db: Pick<Kysely<Tables>, 'updateTable'>,
  { company_id, id }: Pick<Row<'webhook_endpoint'>, 'company_id' | 'id'>,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', fault: 'stopped', due_at: null })
    .where(rowsWith({ company_id, endpoint_id: id, state: 'due' }))
    .execute();
}

/** Nobody looks for what was sent three months ago. */
export async function removeOldDeliveries(system: System, now: Date): Promise<void> {
  await system
    .deleteFrom('webhook_delivery')
    .where('happened_at', '<', new Date(now.getTime() - webhookLimits.keptDays * dayMs))
    .execute();
}
