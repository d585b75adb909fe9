import { sql } from 'kysely';
import type { WebhookEvent } from 'pest-sdk';
import type { WebhookData } from 'pest-sdk/webhooks';
import { companyOf } from '../../call/tenant';
import type { System, Tx } from '../../database/transactions';

/** An event with its data. */
export type News<Type extends WebhookEvent = WebhookEvent> = {
  [Each in Type]: { readonly type: Each; readonly data: WebhookData<Each> };
}[Type];

/** What an event is about. */
export interface About {
  /** What it is about: messages about one thing leave in their order. */
  readonly aboutId: string;
  /** Whose site; null of the company itself. */
  readonly customerId: string | null;
  /** What is looked for again and again is told once for each key. */
  readonly key?: string | undefined;
}

/**
 * Tells partners' servers of something, in the transaction that does it: a message is there if and only if it happened.
 * It is written for each address that is told of the event and, where it is told of some customers only, of this one;
 * it leaves afterwards (`send-webhooks.ts`), where what it may leave by still holds.
 */
export async function tellPartners(
  tx: Tx,
  now: Date,
  { aboutId, customerId, key }: About,
  { type, data }: News,
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  await sql`
    insert into webhook_delivery
      (company_id, id, endpoint_id, type, customer_id, about_id, key, body, happened_at, due_at)
    select company_id, gen_random_uuid(), id, ${type}, ${customerId}::uuid, ${aboutId}::uuid, ${key ?? null}, ${body},
      ${now}::timestamptz, ${now}::timestamptz
    from webhook_endpoint
    where company_id = ${companyOf(tx)} and enabled and ${type} = any(events)
      and (customer_ids = '{}' or ${customerId}::uuid = any(customer_ids))
    on conflict on constraint webhook_delivery_key do nothing`.execute(tx.db);
}

/** Companies of which some partner is told of an event: for what is looked for, of these alone. */
export async function companiesThatTell(system: System, event: WebhookEvent): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_id as id from webhook_endpoint where enabled and ${event} = any(events)`.execute(system);
  return rows.map(({ id }) => id);
}
