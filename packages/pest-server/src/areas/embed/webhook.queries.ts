import type { DeliveryState, WebhookDelivery } from 'pest-sdk';
import { listEnd, mappedPage, type Page, type Paging, pageRows, rowCount } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { companyInScope, ofOneCompany } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export type Endpoint = Row<'webhook_endpoint'>;

/** Revoked or not: what was sent to it stays to be seen. */
export function findPartner(tx: Tx, id: string): Promise<Row<'partner'> | undefined> {
  return tx.db
    .selectFrom('partner')
    .selectAll()
    .where(companyInScope(tx, 'partner'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listEndpoints(tx: Tx, partnerId: string): Promise<Endpoint[]> {
  return tx.db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where(companyInScope(tx, 'webhook_endpoint'))
    .where('partner_id', '=', partnerId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listEnd)
    .execute();
}

/** Of two who change it at once, the second one reads what the first one wrote. */
export function lockEndpoint(tx: Tx, id: string): Promise<Endpoint | undefined> {
  return tx.db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where(companyInScope(tx, 'webhook_endpoint'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the company serves all of some customers now. */
export async function areServed(tx: Tx, customerIds: readonly string[]): Promise<boolean> {
  const { count } = await tx.db
    .selectFrom('customer_binding')
    .where(companyInScope(tx, 'customer_binding'))
    .where('customer_id', 'in', [...customerIds])
    .where('ended_at', 'is', null)
    .select(rowCount.as('count'))
    .executeTakeFirstOrThrow();
  return count === customerIds.length;
}

export async function insertTest(tx: Tx, endpoint: Endpoint, id: string, at: Date): Promise<void> {
  await tx.db
    .insertInto('webhook_delivery')
    .values({
      company_id: endpoint.company_id,
      id,
      endpoint_id: endpoint.id,
      type: 'webhook.test',
      about_id: id,
      body: JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} }),
      happened_at: at,
      due_at: at,
    })
    .execute();
}

interface Filter extends Paging {
  readonly partnerId: string;
  readonly state?: DeliveryState | undefined;
}

export async function listDeliveries(tx: Tx, { partnerId, state, ...paging }: Filter): Promise<Page<WebhookDelivery>> {
  const matching = tx.db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', ofOneCompany('webhook_endpoint.id', 'webhook_delivery.endpoint_id'))
    .where(companyInScope(tx, 'webhook_delivery'))
    .where(companyInScope(tx, 'webhook_endpoint'))
    .where('webhook_endpoint.partner_id', '=', partnerId)
    .$if(state !== undefined, (query) => query.where('webhook_delivery.state', '=', state ?? 'due'))
    .selectAll('webhook_delivery')
    .select('webhook_endpoint.url')
    .orderBy('webhook_delivery.place', 'desc');
  return mappedPage(paging, await pageRows(paging, matching), (row) => ({
    id: row.id,
    url: row.url,
    type: row.type,
    state: row.state,
    happenedAt: row.happened_at.toISOString(),
    tries: row.tries,
    triedAt: row.tried_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    status: row.status,
    fault: row.fault,
  }));
}

/** The message with its endpoint's state; undefined for another company's. */
export function findDelivery(tx: Tx, id: string) {
  return tx.db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', ofOneCompany('webhook_endpoint.id', 'webhook_delivery.endpoint_id'))
    .where(companyInScope(tx, 'webhook_delivery'))
    .where(companyInScope(tx, 'webhook_endpoint'))
    .where('webhook_delivery.id', '=', id)
    .select(['webhook_delivery.company_id', 'webhook_delivery.id', 'webhook_endpoint.enabled'])
    .executeTakeFirst();
}

export async function sendAgain(
  tx: Tx,
  { company_id, id }: Pick<Row<'webhook_delivery'>, 'company_id' | 'id'>,
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable('webhook_delivery')
    .set({ state: 'due', due_at: now, tries: 0, status: null, fault: null })
    .where(rowsWith({ company_id, id }))
    .execute();
}
