import type { WebhookEvent } from 'pest-sdk';
import type { WebhookMessage } from 'pest-sdk/webhooks';
import type { TestCompany } from './people';
import type { TestServer } from './test-server';

/** Adds a partner that is told of events; what waits for it is read without being sent. */
export async function addToldPartner(server: TestServer, { administrator }: TestCompany, events: WebhookEvent[]) {
  const { id: partnerId } = await administrator.get('embed.addPartner', { name: 'ERP' });
  const { id } = await administrator.get('embed.addWebhook', { partnerId, url: 'https://erp.example/', events });
  return async (): Promise<WebhookMessage[]> => {
    const rows = await server.database.system
      .selectFrom('webhook_delivery')
      .select('body')
      .where('endpoint_id', '=', id)
      .orderBy('place')
      .execute();
    return rows.map(({ body }) => JSON.parse(body));
  };
}
