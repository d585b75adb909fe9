/** What partners are told of risks. */
import { addDays, dayInZone, type WebhookEvent } from 'pest-sdk';
import type { WebhookData } from 'pest-sdk/webhooks';
import { companiesThatTell, type News, tellPartners } from '../../books/webhooks/tell-partners';
import type { ServerParts } from '../../call/server-parts';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

type Risk = Pick<Row<'risk'>, 'id' | 'task_id' | 'customer_id' | 'severity' | 'assigned_to' | 'due_day'>;
type RiskNews = News<Extract<WebhookEvent, `risk.${string}`>>;

/** Tells partners what became of a risk. */
export async function tellOfRisk(
  tx: Tx,
  now: Date,
  { id, customer_id: customerId, ...risk }: Risk,
  newsOf: (risk: WebhookData<'risk.due'>) => RiskNews,
  key?: string,
): Promise<void> {
  const facts = {
    riskId: id,
    serviceId: risk.task_id,
    customerId,
    severity: risk.severity,
    assignedTo: risk.assigned_to,
    dueDay: risk.due_day,
  };
  await tellPartners(tx, now, { aboutId: id, customerId, key }, newsOf(facts));
}

type Parts = Pick<ServerParts, 'database' | 'settings'> & { readonly now: Date };

/** Tells partners of risks that are due by tomorrow and not resolved, whoever is to act; once for each date. */
export async function tellOfDueRisks({ database, settings, now }: Parts): Promise<void> {
  const companies = await companiesThatTell(database.system, 'risk.due');
  if (companies.length === 0) return;
  const tomorrow = addDays(dayInZone(now, settings.timeZone), 1);
  const due = await database.system
    .selectFrom('risk')
    .where('state', '!=', 'resolved')
    .where('verified_at', 'is', null)
    .where('due_day', '>=', addDays(tomorrow, -1))
    .where('due_day', '<=', tomorrow)
    .where('company_id', 'in', companies)
    .selectAll()
    .execute();
  for (const risk of due) {
    await database.inScope({ kind: 'company', companyId: risk.company_id }, (tx) =>
      tellOfRisk(tx, now, risk, (data) => ({ type: 'risk.due', data }), `due ${risk.id} ${risk.due_day}`),
    );
  }
}
