import { type SqlBool, sql } from 'kysely';
import type { SitePause } from 'pest-sdk';
import type { Call } from '../../call/call';
import { requireSite } from '../../call/tenant';
import { listEnd } from '../../database/pages';
import { companyInScope } from '../../database/scope';
import type { Scope, Tx } from '../../database/transactions';

/**
 * When a site's recurring services are paused. They are the companies' own, which the transactions of a customer find
 * none of: each company that serves the customer and shows its records to the login is asked for itself.
 */
export async function sitePausesOf(call: Call, customerId: string): Promise<SitePause[]> {
  await call.inScope((tx) => requireSite(tx, customerId));
  const pauses: SitePause[] = [];
  for (const scope of companiesOf(call.caller.scope)) {
    pauses.push(...(await call.parts.database.inScope(scope, (tx) => pausesAt(tx, customerId, call.today))));
  }
  return pauses.sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
}

function companiesOf(scope: Scope): readonly Scope[] {
  return scope.kind === 'company' ? [scope] : scope.servedBy.map((companyId) => ({ kind: 'company', companyId }));
}

async function pausesAt(tx: Tx, customerId: string, today: string): Promise<SitePause[]> {
  const rows = await tx.db
    .selectFrom('recurring_service')
    .select(['description', 'pauses', 'end_day'])
    .where(companyInScope(tx, 'recurring_service'))
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('end_day', 'is', null), where('end_day', '>=', today)]))
    .where(sql<SqlBool>`exists (select from jsonb_array_elements(pauses) as pause
      where pause->>'to' >= ${today} and (end_day is null or (pause->>'from')::date <= end_day))`)
    .orderBy('id')
    .limit(listEnd)
    .execute();
  return rows.flatMap(({ description, pauses, end_day: endDay }) =>
    pauses
      .filter(({ from, to }) => to >= today && (endDay === null || from <= endDay))
      .map(({ from, to }) => ({ from, to, description })),
  );
}
