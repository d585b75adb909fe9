import { sql } from 'kysely';
import type { Pair } from '../../books/bindings/bindings';
import { listEnd, type Paging, pageRows } from '../../database/pages';
import { rowsWith } from '../../database/rows';
import { anyContains } from '../../database/search';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';

/** In place of an empty list, which SQL does not take. */
const noCompany = '00000000-0000-0000-0000-000000000000';

interface Serving extends Row<'company'> {
  readonly bound_at: Date;
  /** Whether it knows the customer by what the customer says of itself. */
  readonly follows: boolean;
  readonly planned_services: number;
}

/** Companies that serve a customer, the newest first. @param only null is all of them */
export async function listServing(
  system: System,
  customerId: string,
  only: readonly string[] | null,
  filter: Paging & { readonly search?: string | undefined },
): Promise<{ total: number; items: Serving[] }> {
  const { search } = filter;
  const matching = system
    .selectFrom('customer_binding')
    .innerJoin('company', 'company.id', 'customer_binding.company_id')
    .where('customer_binding.customer_id', '=', customerId)
    .where('customer_binding.ended_at', 'is', null)
    .$if(only !== null, (query) => query.where('customer_binding.company_id', 'in', only?.length ? only : [noCompany]))
    .where(anyContains(['company.name'], search))
    .selectAll('company')
    .select(['customer_binding.bound_at', 'customer_binding.follows'])
    .select(
      sql<number>`(select count(*)::int from task where task.company_id = customer_binding.company_id
        and task.customer_id = ${customerId} and task.state in ('unallocated', 'allocated'))`.as('planned_services'),
    )
    .orderBy('customer_binding.bound_at', 'desc')
    .orderBy('company.id');
  const { total, rows: items } = await pageRows(filter, matching);
  return { total, items };
}

/** Companies whose question waits for the customer's answer, the newest first. */
export function listAsking(system: System, customerId: string) {
  return system
    .selectFrom('binding_request')
    .innerJoin('company', 'company.id', 'binding_request.company_id')
    .where('binding_request.customer_id', '=', customerId)
    .where('binding_request.declined_at', 'is', null)
    .selectAll('company')
    .select('binding_request.asked_at')
    .orderBy('binding_request.asked_at', 'desc')
    .orderBy('company.id')
    .limit(listEnd)
    .execute();
}

/** A company that serves the customer. */
export function findServing(system: System, { companyId, customerId }: Pair) {
  return system
    .selectFrom('customer_binding')
    .select(['company_id as id', 'customer_name', 'follows'])
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function findCompany(system: System, id: string): Promise<Row<'company'> | undefined> {
  return system.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Services that have not begun go with the binding; what was begun or done stays in the company's books. */
export async function cancelPlanned(system: System, { companyId, customerId }: Pair): Promise<void> {
  await system
    .deleteFrom('task')
    .where(rowsWith({ company_id: companyId, customer_id: customerId }))
    .where('state', 'in', ['unallocated', 'allocated'])
    .execute();
}
