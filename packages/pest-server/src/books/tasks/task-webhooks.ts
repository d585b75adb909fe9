/** What partners are told of services. */
import type { WebhookEvent } from 'pest-sdk';
import type { WebhookData } from 'pest-sdk/webhooks';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { type News, tellPartners } from '../webhooks/tell-partners';

type Task = Pick<Row<'task'>, 'id' | 'number' | 'customer_id' | 'planned_at'>;
type Service = WebhookData<'service.cancelled'>;
type ServiceNews = News<Extract<WebhookEvent, `service.${string}`>>;

/** Tells partners what became of a service. */
export async function tellOfService(
  tx: Tx,
  now: Date,
  { id, number, customer_id: customerId, planned_at }: Task,
  newsOf: (service: Service) => ServiceNews,
): Promise<void> {
  const service = { serviceId: id, number, customerId, plannedAt: planned_at.toISOString() };
  await tellPartners(tx, now, { aboutId: id, customerId }, newsOf(service));
}

/** @param movedFrom when it was planned for before; null of one that is new. */
export async function tellOfPlannedService(tx: Tx, now: Date, task: Task, movedFrom: Date | null): Promise<void> {
  await tellOfService(tx, now, task, (service) => ({
    type: 'service.planned',
    data: { ...service, movedFrom: movedFrom?.toISOString() ?? null },
  }));
}

export async function tellOfCancelledService(tx: Tx, now: Date, task: Task): Promise<void> {
  await tellOfService(tx, now, task, (data) => ({ type: 'service.cancelled', data }));
}

/** Tells partners of a service that comes at another time, or to another site. */
export async function tellOfReplanned(tx: Tx, now: Date, before: Task, after: Task): Promise<void> {
  if (before.customer_id !== after.customer_id) {
    await tellOfCancelledService(tx, now, before);
    await tellOfPlannedService(tx, now, after, null);
  } else if (before.planned_at.getTime() !== after.planned_at.getTime()) {
    await tellOfPlannedService(tx, now, after, before.planned_at);
  }
}
