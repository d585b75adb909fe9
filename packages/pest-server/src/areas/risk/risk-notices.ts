import { addDays, dayInZone } from 'pest-sdk';
import { companyName, notify } from '../../books/notices/notify';
import type { Call } from '../../call/call';
import type { ServerParts } from '../../call/server-parts';
import { rowsWith } from '../../database/rows';
import { ofOneCompany } from '../../database/scope';
import type { Row } from '../../database/tables';
import { type System, scopeInside, type Tx } from '../../database/transactions';

type Action = Pick<Row<'risk'>, 'id' | 'customer_id' | 'location' | 'due_day'>;

/** A corrective action is the customer's now, or means something else than before. The last thing in a transaction. */
export async function tellOfAction(call: Call, tx: Tx, { id, customer_id, location, due_day }: Action): Promise<void> {
  const facts = { company: await companyName(tx), location, due: due_day ?? '' };
  await notify(call, tx, { kind: 'actionAssigned', facts, recordId: id, to: { customer: customer_id } });
}

/** What the customer answered was not enough. The last thing in a transaction. */
export async function tellOfReturn(call: Call, tx: Tx, risk: Action, reason: string): Promise<void> {
  const facts = { company: await companyName(tx), location: risk.location, reason };
  await notify(call, tx, { kind: 'actionReturned', facts, recordId: risk.id, to: { customer: risk.customer_id } });
}

type Parts = Pick<ServerParts, 'database' | 'settings'> & { readonly now: Date };

/**
 * Reminds customers of their corrective actions the day before they are due, once for each date, while the company that
 * asked for them serves the site.
 */
export async function remindOfActions({ database, settings, now }: Parts): Promise<void> {
  const today = dayInZone(now, settings.timeZone);
  for (const action of await dueActions(database.system, { from: today, to: addDays(today, 1) })) {
    await database.asSystem(async (system) => {
      if (await isTold(system, action)) return;
      await scopeInside(system, { kind: 'company', companyId: action.company_id }, async (tx) =>
        notify({ now, caller: null }, tx, {
          kind: 'actionDue',
          facts: { company: await companyName(tx), location: action.location, due: action.due_day ?? '' },
          recordId: action.id,
          to: { customer: action.customer_id },
        }),
      );
    });
  }
}

function dueActions(system: System, { from, to }: { readonly from: string; readonly to: string }) {
  return system
    .selectFrom('risk')
    .innerJoin('customer_binding', ofOneCompany('customer_binding.customer_id', 'risk.customer_id'))
    .where('customer_binding.ended_at', 'is', null)
    .where('risk.assigned_to', '=', 'customer')
    .where('risk.state', '!=', 'resolved')
    .where('risk.verified_at', 'is', null)
    .where('risk.due_day', '>=', from)
    .where('risk.due_day', '<=', to)
    .select(['risk.company_id', 'risk.id', 'risk.customer_id', 'risk.location', 'risk.due_day'])
    .execute();
}

async function isTold(system: System, { id, customer_id, due_day }: Action): Promise<boolean> {
  const told = await system
    .selectFrom('notice')
    .select('facts')
    .where(rowsWith({ owner_id: customer_id, record_id: id, kind: 'actionDue' }))
    .execute();
  return told.some(({ facts }) => facts.due === due_day);
}
