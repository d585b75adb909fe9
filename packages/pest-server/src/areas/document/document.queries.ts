import { type SqlBool, sql, type Updateable } from 'kysely';
import { documentKinds, isOfOneCustomer, type RequestOf } from 'pest-sdk';
import { pageRows } from '../../database/pages';
import { companyInScope, ownRows } from '../../database/scope';
import { contains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

export interface DocumentRow extends Row<'audit_document'> {
  readonly company_name: string;
  readonly customer_name: string | null;
}

/** Those shown to all customers of a company, and to this one; an old contract without a customer is shown to none. */
const shownTo = (customerId: string) =>
  sql<SqlBool>`(audit_document.customer_id = ${customerId}
    or (audit_document.customer_id is null and audit_document.kind <> all(${ofOneCustomer}::text[])))`;
const ofOneCustomer = documentKinds.filter(isOfOneCustomer);

/** A company's own documents; for a customer, what its companies show it. */
function documents(tx: Tx, customerId: string | undefined) {
  const shownFor = tx.scope.kind === 'customer' ? tx.scope.customerId : customerId;
  return tx.db
    .selectFrom('audit_document')
    .where(companyInScope(tx, 'audit_document'))
    .$if(shownFor !== undefined, (query) => query.where(shownTo(shownFor ?? '')));
}

const names = (tx: Tx) => [
  sql<string>`(select company.name from company where company.id = audit_document.company_id)`.as('company_name'),
  sql<string | null>`(select customer_binding.customer_name from customer_binding
    where ${companyInScope(tx, 'customer_binding')} and customer_binding.company_id = audit_document.company_id
      and customer_binding.customer_id = audit_document.customer_id)`.as('customer_name'),
];

export async function listDocuments(
  tx: Tx,
  filter: RequestOf<'document.list'>,
): Promise<{ total: number; rows: DocumentRow[] }> {
  const { search = '', kind, customerId } = filter;
  const matching = documents(tx, customerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'other'))
    .$if(search !== '', (query) => query.where((each) => each.or(searched.map((column) => contains(column, search)))))
    .selectAll('audit_document')
    .select(names(tx))
    .orderBy(sql`audit_document.last_day asc nulls last`)
    .orderBy('audit_document.title')
    .orderBy('audit_document.id');
  return pageRows(filter, matching);
}

const searched = ['audit_document.title', 'audit_document.number', 'audit_document.subject'];

/** A binder is read whole. */
export function binderDocuments(tx: Tx, customerId: string): Promise<DocumentRow[]> {
  return documents(tx, customerId)
    .selectAll('audit_document')
    .select(names(tx))
    .orderBy('audit_document.title')
    .orderBy('audit_document.id')
    .execute();
}

export interface UsedProduct {
  readonly company_id: string;
  readonly consumable_id: string;
  readonly name: string;
  readonly registration_number: string;
  readonly active_ingredient: string;
}

/** Each once, as it was when it was used last. */
export async function productsUsed(
  tx: Tx,
  customerId: string,
  sinceDay: string,
  timeZone: string,
): Promise<UsedProduct[]> {
  const { rows } = await sql<UsedProduct>`
    select company_id, consumable_id, name, registration_number, active_ingredient
    from (select chemical_use.*,
        row_number() over (partition by company_id, consumable_id order by used_at desc, id) as place
      from chemical_use where ${ownRows(tx, 'chemical_use')} and chemical_use.customer_id = ${customerId}
        and used_at >= ${sinceDay}::timestamp at time zone ${timeZone}) as uses
    where place = 1 order by name, consumable_id`.execute(tx.db);
  return rows;
}

export interface Visitor {
  readonly company_id: string;
  readonly account_id: string;
  readonly name: string;
}

/** Who worked at the site since a day. */
export async function visitors(tx: Tx, customerId: string, sinceDay: string): Promise<Visitor[]> {
  const { rows } = await sql<Visitor>`
    select distinct account.company_id, account.id as account_id, account.user_name as name
    from task join task_staff on task_staff.company_id = task.company_id and task_staff.task_id = task.id
      join account on account.company_id = task_staff.company_id and account.id = task_staff.account_id
    where ${ownRows(tx, 'task')} and ${companyInScope(tx, 'task_staff')} and task.customer_id = ${customerId}
      and task.planned_day >= ${sinceDay} and task.state in ('submitted', 'pendingReview', 'reviewed')
    order by name`.execute(tx.db);
  return rows;
}

export function companiesOf(tx: Tx, customerId: string) {
  return tx.db
    .selectFrom('customer_binding')
    .innerJoin('company', 'company.id', 'customer_binding.company_id')
    .where(ownRows(tx, 'customer_binding'))
    .where('customer_binding.customer_id', '=', customerId)
    .where('customer_binding.ended_at', 'is', null)
    .select([
      'company.id',
      'company.name',
      'bound_at',
      'company.business_license',
      'company.pest_control_qualification',
    ])
    .select(['company.pesticide_usage_certificate', 'company.personnel_qualification'])
    .orderBy('company.name')
    .execute();
}

/** What a certificate or sheet is of, by the name it has now; undefined where the company has none such. */
export function personOf(tx: Tx, id: string) {
  return tx.db
    .selectFrom('account')
    .where(companyInScope(tx, 'account'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('user_name as name')
    .executeTakeFirst();
}

export function productOf(tx: Tx, id: string) {
  return tx.db
    .selectFrom('consumable')
    .where(companyInScope(tx, 'consumable'))
    .where('id', '=', id)
    .select('name')
    .executeTakeFirst();
}

/** Of two who change it at once, the second one reads what the first one wrote. */
export function lockDocument(tx: Tx, id: string): Promise<Row<'audit_document'> | undefined> {
  return tx.db
    .selectFrom('audit_document')
    .selectAll()
    .where(companyInScope(tx, 'audit_document'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateDocument(
  tx: Tx,
  id: string,
  change: Updateable<Tables['audit_document']>,
): Promise<{ id: string } | undefined> {
  return tx.db
    .updateTable('audit_document')
    .set(change)
    .where(companyInScope(tx, 'audit_document'))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export async function deleteDocument(tx: Tx, id: string): Promise<{ id: string } | undefined> {
  return tx.db
    .deleteFrom('audit_document')
    .where(companyInScope(tx, 'audit_document'))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}
