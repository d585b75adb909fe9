import {
  type DeleteResult,
  type ExpressionBuilder,
  type FilterObject,
  type JoinBuilder,
  type RawBuilder,
  type ReferenceExpression,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateResult,
} from 'kysely';
import { foldSigns } from 'pest-sdk';
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

/** Whether a text holds what was searched for: the same word, as `fold` of pest-sdk says. No word at all is in every text. */
export function contains(held: string | RawBuilder<string | null>, text: string): RawBuilder<SqlBool> {
  return sql`strpos(${folded(typeof held === 'string' ? sql.ref(held) : held)}, ${soughtWord(text)}) > 0`;
}

/** Whether one of some texts holds what was searched for. Where nothing was, each row is found. */
export function anyContains(held: readonly (string | RawBuilder<string | null>)[], text: string | undefined) {
  if (!text) return sql<SqlBool>`true`;
  const found = held.map((each) => contains(each, text));
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** What was searched for, as words are compared. */
export function soughtWord(text: string): RawBuilder<string> {
  return folded(sql`${text}::text`);
}

/** A text as words are compared. */
export function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  const { from, to } = foldSigns;
  return sql`lower(translate(normalize(${text}, NFKC), ${sql.lit(from)}, ${sql.lit(to)}))`;
}

/** Whether two texts are the same word, however they were typed. */
export function sameWord(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${folded(one)} = ${folded(other)}`;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

export function offsetOf(paging: Paging): number {
  return (paging.page - 1) * paging.limit;
}

/** One page of a list, as the contract shapes it. */
export function pageOf<Item>(paging: Paging, total: number, items: Item[]) {
  return { items, total, page: paging.page, limit: paging.limit };
}

/**
 * The rows of one page, and how many there are in all.
 *
 * @param counted the same without outer joins, which add no row: Citus on PostgreSQL 15 and 16 counts none over several
 *   nodes
 */
export async function pageRows<DB, TB extends keyof DB, Shown, CountedDB, Counted extends keyof CountedDB>(
  paging: Paging,
  shown: SelectQueryBuilder<DB, TB, Shown>,
  counted?: SelectQueryBuilder<CountedDB, Counted, unknown>,
) {
  const total = counted ? await countOf(counted) : await countOf(shown);
  const rows = await shown.limit(paging.limit).offset(offsetOf(paging)).execute();
  return { total, rows };
}

/** How many rows match. */
export async function countOf<DB, TB extends keyof DB>(matching: SelectQueryBuilder<DB, TB, unknown>): Promise<number> {
  const counted = matching.clearSelect().clearOrderBy().select(rowCount.as('total')).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

export type Page<Item> = ReturnType<typeof pageOf<Item>>;

/** A page of rows, as the contract shapes it. */
export function mappedPage<Shown, Item>(
  paging: Paging,
  { total, rows }: { readonly total: number; readonly rows: readonly Shown[] },
  toItem: (row: Shown) => Item,
) {
  return pageOf(paging, total, rows.map(toItem));
}

/** `count(*)` as a number: both engines hand out int8 as text. */
export const rowCount = sql<number>`count(*)::int`;

/** Whether any row matches. */
export async function isThere<DB, TB extends keyof DB>(matching: SelectQueryBuilder<DB, TB, unknown>) {
  return (await matching.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a statement changed or removed any row. */
export async function hasEffect(statement: { readonly executeTakeFirst: () => Promise<UpdateResult | DeleteResult> }) {
  const result = await statement.executeTakeFirst();
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}

/** In whose words a customer is shown, and with whose contact: the company's own, or for the customer its first company's. */
export function contactCompany({ scope }: Pick<Tx, 'scope'>): string {
  return scope.kind === 'company' ? scope.companyId : (scope.servedBy[0] ?? noCompany);
}

/** What rows are compared in, where each column is one of theirs and takes such a value. */
type ComparedIn<DB, TB extends keyof DB, Values> = [Values] extends [FilterObject<DB, TB>]
  ? [keyof Values] extends [keyof FilterObject<DB, TB>]
    ? ExpressionBuilder<DB, TB>
    : never
  : never;

/** Rows that have some values: `.where(rowsWith({ company_id: task.company_id, task_id: task.id }))`. */
export function rowsWith<const Values extends object>(values: Values) {
  const same = Object.entries(values).map(([column, value]) => sql<SqlBool>`${sql.ref(column)} = ${value}`);
  return <DB, TB extends keyof DB>(row: ComparedIn<DB, TB, Values> & ExpressionBuilder<DB, TB>) => row.and(same);
}
