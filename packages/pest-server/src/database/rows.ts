import {
  type DeleteResult,
  type ExpressionBuilder,
  type FilterObject,
  type InsertObject,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
  type UpdateResult,
} from 'kysely';
import type { Row, Tables } from './tables';

/** What one row of a company is found by. */
interface Key {
  readonly company_id: string;
  readonly id: string;
}

type Keyed = { [Table in keyof Tables]: Row<Table> extends Key ? Table : never }[keyof Tables];

export async function insertRow<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  row: InsertObject<Tables, Table>,
): Promise<void> {
  await db.insertInto(table).values(row).execute();
}

/*
 * For whichever table: the declaration ties the table to its columns; the body is checked as that of `risk`, one of them,
 * because a type of all tables at once is too large to check.
 */

export function updateRow<Table extends Keyed>(
  db: Kysely<Tables>,
  table: Table,
  key: Key,
  change: Updateable<Tables[Table]>,
): Promise<void>;
export async function updateRow(db: Kysely<Tables>, table: 'risk', { company_id, id }: Key, change: object) {
  await db.updateTable(table).set(change).where('company_id', '=', company_id).where('id', '=', id).execute();
}

export function deleteRow<Table extends Keyed>(db: Kysely<Tables>, table: Table, key: Key): Promise<void>;
export async function deleteRow(db: Kysely<Tables>, table: 'risk', { company_id, id }: Key): Promise<void> {
  await db.deleteFrom(table).where('company_id', '=', company_id).where('id', '=', id).execute();
}

/** Held until the transaction ends. */
export function lockRow<Table extends Keyed>(
  db: Kysely<Tables>,
  table: Table,
  key: Key,
): Promise<Row<Table> | undefined>;
export async function lockRow(db: Kysely<Tables>, table: 'risk', { company_id, id }: Key): Promise<unknown> {
  const row = db.selectFrom(table).selectAll().where('company_id', '=', company_id).where('id', '=', id);
  return row.forUpdate().executeTakeFirst();
}

/** Whether any row matches. */
export async function isThere<DB, TB extends keyof DB>(matching: SelectQueryBuilder<DB, TB, unknown>) {
  return (await matching.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a statement changed or removed any row. */
export async function hasEffect(statement: { readonly executeTakeFirst: () => Promise<UpdateResult | DeleteResult> }) {
  const result = await statement.executeTakeFirst();
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n;
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
