import { dayInZone } from 'pest-sdk';
import type { ServerParts } from '../../call/server-parts';
import { ofOneCompany } from '../../database/scope';
import { type Clock, makeServices } from './change-recurring';
import { lockRecurring } from './recurring.queries';

/** Makes the services of the coming weeks, of every company. What one recurring service cannot do holds up no other. */
export async function makeRecurringServices(
  { database, settings }: Pick<ServerParts, 'database' | 'settings'>,
  now: Date,
): Promise<void> {
  const clock: Clock = { now, caller: null, timeZone: settings.timeZone, today: dayInZone(now, settings.timeZone) };
  const going = await database.system
    .selectFrom('recurring_service')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'recurring_service.customer_id'))
    .where('customer_binding.ended_at', 'is', null)
    .where((eb) => eb.or([eb('end_day', 'is', null), eb('end_day', '>=', clock.today)]))
    .select(['recurring_service.company_id', 'recurring_service.id'])
    .execute();
  const faults: unknown[] = [];
  for (const { company_id: companyId, id } of going) {
    await database
      .inScope({ kind: 'company', companyId }, async (tx) => {
        const recurring = await lockRecurring(tx, id);
        if (recurring) await makeServices(tx, recurring, clock);
      })
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some recurring services could not be made.');
}
