import { type JoinBuilder, type RawBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import type { Tx } from './transactions';

/**
 * The explicit half of isolation, for a table or alias with `company_id` and `customer_id`: a company's own rows, or
 * a site's rows of the companies that serve it and show them to the login that asks. Row-level security is the other half.
 */
export function ownRows(tx: Tx, alias: string): RawBuilder<SqlBool> {
  if (tx.scope.kind === 'company') return companyInScope(tx, alias);
  return sql`(${sql.ref(`${alias}.customer_id`)} = ${tx.scope.customerId} and ${companyInScope(tx, alias)})`;
}

/**
 * Rows of the company that asks, or of the companies that serve the customer that asks. Needed in each subquery and
 * lateral join as well, even where it is joined by the company: only then does a distributed database know which nodes
 * to ask.
 */
export function companyInScope(tx: Tx, alias: string): RawBuilder<SqlBool> {
  const companyId = sql.ref(`${alias}.company_id`);
  if (tx.scope.kind === 'company') return sql`${companyId} = ${tx.scope.companyId}`;
  const { servedBy } = tx.scope;
  return sql`${companyId} = any(${servedBy.length > 0 ? servedBy : [noCompany]}::uuid[])`;
}

/** In place of an empty list, with which Citus on PostgreSQL 15 and 16 refuses outer joins. */
const noCompany = '00000000-0000-0000-0000-000000000000';

/** A join, where both columns are of what is joined; so a column that is misspelt does not compile. */
type JoinOn<DB, TB extends keyof DB, Column> = [Column] extends [ReferenceExpression<DB, TB>]
  ? JoinBuilder<DB, TB>
  : never;

/** Joins what one company's row refers to, in that company: `.innerJoin('task', ofOneCompany('task.id', 'risk.task_id'))`. */
export function ofOneCompany<Column extends string>(key: Column, reference: Column, ...also: RawBuilder<SqlBool>[]) {
  const [ofKey, ofReference] = [companyBeside(key), companyBeside(reference)];
  const same = sql<SqlBool>`${ofKey} = ${ofReference} and ${sql.ref(key)} = ${sql.ref(reference)}`;
  return <DB, TB extends keyof DB>(join: JoinOn<DB, TB, Column> & JoinBuilder<DB, TB>) =>
    also.reduce((joined, condition) => joined.on(condition), join.on(same));
}

function companyBeside(column: string): RawBuilder<unknown> {
  return sql.ref(`${column.slice(0, column.indexOf('.'))}.company_id`);
}

/** In whose words a customer is shown, and with whose contact: the company's own, or for the customer its first company's. */
export function contactCompany({ scope }: Pick<Tx, 'scope'>): string {
  return scope.kind === 'company' ? scope.companyId : (scope.servedBy[0] ?? noCompany);
}
