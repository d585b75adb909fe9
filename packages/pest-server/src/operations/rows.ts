import { createHash } from 'node:crypto';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { z } from 'zod';
import { letTriggersBe, oneNodeAfterAnother, withoutForeignKeys } from '../database/placement';
import type { Tables } from '../database/tables';

/** A table as its rows are carried from one database to another: the columns that are written, in their order. */
export const carriedTable = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type CarriedTable = z.infer<typeof carriedTable>;

/** How many rows a table has, and what they say together, in whatever order they lie. */
export const tableCount = z.object({ rows: z.number(), digest: z.string() });
export type TableCount = z.infer<typeof tableCount>;

/** Some rows of one table: each a JSON array of its columns as PostgreSQL writes them as text. */
export interface RowBatch {
  readonly table: string;
  readonly lines: readonly string[];
}

/** Rows that lie in a place in which there should be none: told in a sentence, since a person has to choose another. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

/** Rows that did not arrive as they left. */
export class CarriedWrongError extends Error {
  override readonly name = 'CarriedWrongError';
}

/** Each answer costs time, and lies in memory: of short rows many are taken at once. */
const [fewRows, manyRows] = [250, 4_000];
const littleText = 512 * 1024;

/** Two engines write a value alike once they are told how. */
const alike = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
];

/** Does work in one transaction that sees the database as it was at one moment, whatever others write meanwhile. */
export function inSnapshot<Result>(
  database: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await sql.raw('set transaction isolation level repeatable read, read only').execute(transaction);
    await writeAlike(transaction);
    return work(transaction);
  });
}

async function writeAlike(transaction: QueryExecutorProvider): Promise<void> {
  for (const setting of alike) await sql.raw(setting).execute(transaction);
}

/** Every table but those of extensions, and those that say which migrations made it; no column that is worked out. */
export async function carriedTables(database: QueryExecutorProvider): Promise<CarriedTable[]> {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    select relname as name, attname as column, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname not in ('kysely_migration', 'kysely_migration_lock')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname, attnum`.execute(database);
  const tables = new Map<string, CarriedTable>();
  for (const { name, column, type } of rows) {
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** All rows of some tables, inside of `inSnapshot` or a transaction that writes alike. */
export async function* readRows(
  transaction: QueryExecutorProvider,
  tables: readonly CarriedTable[],
): AsyncGenerator<RowBatch> {
  for (const { name, columns } of tables) {
    const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
    await sql`declare carried no scroll cursor for
      select to_json(array[${texts}])::text as line from ${sql.table(name)}`.execute(transaction);
    const fetch = (count: number) => sql.raw<{ line: string }>(`fetch ${count} from carried`).execute(transaction);
    let atOnce = fewRows;
    let coming = fetch(atOnce);
    for (;;) {
      const lines = (await coming).rows.map(({ line }) => line);
      if (lines.length === 0) break;
      atOnce = isLittle(lines) ? Math.min(2 * atOnce, manyRows) : fewRows;
      // The next rows are on their way while these are being used; whoever stops half way does not hear of them.
      coming = fetch(atOnce);
      coming.catch(() => undefined);
      yield { table: name, lines };
    }
    await sql.raw('close carried').execute(transaction);
  }
}

function isLittle(lines: readonly string[]): boolean {
  return lines.reduce((length, line) => length + line.length, 0) < littleText;
}

/** Counts what passes: the digest is a sum, so that it does not matter in which order rows come. */
export class RowCounter {
  readonly #sums: Map<string, { rows: number; sum: bigint }>;

  constructor(tables: readonly CarriedTable[]) {
    this.#sums = new Map(tables.map(({ name }) => [name, { rows: 0, sum: 0n }]));
  }

  add({ table, lines }: RowBatch): void {
    const counted = this.#sums.get(table);
    if (!counted) throw new CarriedWrongError(`There are rows of ${table}, which is no table here.`);
    counted.rows += lines.length;
    for (const line of lines) counted.sum += createHash('sha256').update(line).digest().readBigUInt64BE();
  }

  counts(): Record<string, TableCount> {
    return Object.fromEntries(
      [...this.#sums].map(([table, { rows, sum }]) => [
        table,
        { rows, digest: BigInt.asUintN(64, sum).toString(16).padStart(16, '0') },
      ]),
    );
  }
}

/** Counts the tables as they are. */
export async function countRows(
  transaction: QueryExecutorProvider,
  tables: readonly CarriedTable[],
): Promise<Record<string, TableCount>> {
  const counter = new RowCounter(tables);
  for await (const batch of readRows(transaction, tables)) counter.add(batch);
  return counter.counts();
}

/** @throws NotEmptyError when a table has a row. */
export async function requireNoRows(database: QueryExecutorProvider): Promise<void> {
  for (const { name } of await carriedTables(database)) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(database);
    if (rows.length > 0) {
      throw new NotEmptyError(`The database holds rows already (of the table ${name}). It was left as it is.`);
    }
  }
}

/**
 * Writes rows into a database whose schema is the one that they come from, all or none. Foreign keys and triggers are
 * off meanwhile; the keys are checked over all rows as they come back. Then the rows are read again, and compared with
 * what was sent.
 *
 * @param expected asked once all rows have been taken
 * @throws NotEmptyError when there are rows already, CarriedWrongError when the two do not agree.
 */
export async function writeRows(
  database: Kysely<Tables>,
  source: { readonly tables: readonly CarriedTable[]; readonly batches: AsyncIterable<RowBatch> },
  expected: () => Record<string, TableCount>,
): Promise<void> {
  requireSameTables(source.tables, await carriedTables(database));
  await requireNoRows(database);
  const { tables } = source;
  const names = tables.map(({ name }) => name);
  await database.transaction().execute(async (transaction) => {
    await writeAlike(transaction);
    await letTriggersBe(transaction);
    await oneNodeAfterAnother(transaction);
    for (const name of names) await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction);
    await withoutForeignKeys(transaction, names, async () => {
      for await (const batch of source.batches) await insertRows(transaction, tables, batch);
    });
    for (const name of names) await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction);
    requireSameCounts(expected(), await countRows(transaction, tables));
  });
  await sql.raw('analyze').execute(database);
}

async function insertRows(
  transaction: QueryExecutorProvider,
  tables: readonly CarriedTable[],
  { table, lines }: RowBatch,
): Promise<void> {
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${names})
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(transaction);
}

function requireSameTables(from: readonly CarriedTable[], to: readonly CarriedTable[]): void {
  const said = (tables: readonly CarriedTable[]) =>
    tables.map(({ name, columns }) => `${name}: ${columns.map((each) => `${each.name} ${each.type}`).toSorted()}`);
  const other = difference(said(from), said(to));
  if (other !== undefined) throw new CarriedWrongError(`The tables differ: ${other}`);
}

function requireSameCounts(sent: Record<string, TableCount>, arrived: Record<string, TableCount>): void {
  const said = (counts: Record<string, TableCount>) =>
    Object.entries(counts).map(([table, { rows, digest }]) => `${table}: ${rows} rows, ${digest}`);
  const other = difference(said(sent), said(arrived));
  if (other !== undefined) throw new CarriedWrongError(`The rows did not arrive as they left: ${other}`);
}

function difference(one: readonly string[], other: readonly string[]): string | undefined {
  return one.find((line) => !other.includes(line)) ?? other.find((line) => !one.includes(line));
}
