import { type Expression, type SqlBool, sql } from 'kysely';
import { type AccountCount, type AccountLimits, accountLimits, type Plan, plans } from 'pest-sdk';
import { rowCount } from '../../database/pages';
import { companyInScope } from '../../database/scope';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A plan in force. */
export interface PlanInForce extends Row<'entitlement'> {
  readonly plan: Plan;
}

/** The plans that the company of the transaction holds and that are in force now. The one place that says so. */
export async function entitlementsInForce(tx: Tx, now: Date): Promise<PlanInForce[]> {
  const held = await tx.db
    .selectFrom('entitlement')
    .selectAll()
    .where(companyInScope(tx, 'entitlement'))
    .where('starts_at', '<=', now)
    .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return held.filter(isPlan);
}

/** The other kind is a feature that is sold beside the plans, and says nothing of how many people there may be. */
function isPlan(held: Row<'entitlement'>): held is PlanInForce {
  return plans.some((plan) => plan === held.plan);
}

/** How many accounts the company may have, by the plans in force. */
export async function companyLimits(tx: Tx, now: Date): Promise<AccountLimits> {
  const held = await entitlementsInForce(tx, now);
  return accountLimits(held.map(({ plan }) => plan));
}

/** How many accounts of a company count against its limit: all but those that were deleted. */
export function countCompanyAccounts(tx: Tx, companyId: string): Promise<AccountCount> {
  return countAgainstLimit(tx, sql<SqlBool>`account.company_id = ${companyId} and account.deleted_at is null`);
}

/** Counts those accounts that count against the limit. */
export async function countAgainstLimit(tx: Tx, counted: Expression<SqlBool>): Promise<AccountCount> {
  const { accounts, service_staff } = await tx.db
    .selectFrom('account')
    .where(counted)
    .$if(tx.scope.kind === 'customer', (query) => query.where('account.root_id', 'is not', null))
    .select([
      rowCount.as('accounts'),
      sql<number>`(count(*) filter (where account.staff_kind = 'service'))::int`.as('service_staff'),
    ])
    .executeTakeFirstOrThrow();
  return { accounts, serviceStaff: service_staff };
}
