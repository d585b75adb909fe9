import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { pack } from 'tar-stream';
import { z } from 'zod';
import packageFile from '../../package.json';
import { isId } from '../database/ids';
import { appliedMigrations } from '../database/migrations';
import type { Tables } from '../database/tables';
import { ArchiveWriter } from './archive';
import type { Installation } from './backup';
import { type CarriedTable, carriedTables, inSnapshot, RowCounter, readRows } from './rows';

/** Whose records are taken out: the company's full name or its id. */
export const exportChoice = z.object({ company: z.string() });
export type ExportChoice = z.infer<typeof exportChoice>;

/** A company that is not there, or not one alone: told in a sentence. */
export class NoCompanyError extends Error {
  override readonly name = 'NoCompanyError';
}

/** Keys of repeated calls say nothing to anybody. */
const leftTables = ['idempotency_key'];
/** What opens something, or only compares with it. */
const leftColumns = /^(password|token|key|code|mark|device|state|request)_hash$|(^|_)secret$/;

/**
 * Everything of one company, for it to take along: a JSON object on a line for each row, and its files. What belongs to
 * it is decided by the database, which is read as the company itself (row-level security).
 *
 * @throws NoCompanyError
 */
export async function makeExport(installation: Installation, { company }: ExportChoice): Promise<Readable> {
  const { id } = await findCompany(installation.database, company);
  const archive = pack();
  fill(new ArchiveWriter(archive, installation.now()), installation, id).catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return Readable.from(archive, { objectMode: false });
}

/** @throws NoCompanyError */
export async function findCompany(database: Kysely<Tables>, company: string) {
  const found = await database
    .selectFrom('company')
    .select(['id', 'name'])
    .where(isId(company) ? 'id' : 'name', '=', company)
    .execute();
  const [only, ...others] = found;
  if (!only) throw new NoCompanyError(`There is no company ${company}.`);
  if (others.length > 0) throw new NoCompanyError(`${found.length} companies are called ${company}: give the id.`);
  return only;
}

async function fill(writer: ArchiveWriter, { database, storage }: Installation, id: string): Promise<void> {
  const { keys, ...facts } = await inSnapshot(database, async (transaction) => {
    const migrations = await appliedMigrations(transaction);
    await sql.raw('set local role app_user').execute(transaction);
    // A statement, not a function: Citus repeats settings on its nodes.
    await sql.raw(`set local app.company = '${id}'`).execute(transaction);
    const tables = await readableTables(transaction);
    const counts = await addTables(writer, transaction, tables);
    const files = await transaction.selectFrom('stored_file').select('key').execute();
    return { migrations, tables, counts, keys: files.map(({ key }) => key) };
  });
  const missing: string[] = [];
  for (const key of keys) {
    const file = await storage.read(key);
    if (file) await writer.add(`files/${key}`, await buffer(file.stream));
    else missing.push(key);
  }
  await writer.end({ version: packageFile.version, holds: ['company', 'files'], ...facts, listed: {}, missing });
}

/** What the role of a company may read, without what opens something. */
async function readableTables(transaction: Kysely<Tables>): Promise<CarriedTable[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_table_privilege('app_user', oid, 'select')`.execute(transaction);
  const readable = new Set(rows.map(({ name }) => name));
  const tables = await carriedTables(transaction);
  return tables
    .filter(({ name }) => readable.has(name) && !leftTables.includes(name))
    .map(({ name, columns }) => ({ name, columns: columns.filter((column) => !leftColumns.test(column.name)) }));
}

async function addTables(writer: ArchiveWriter, transaction: Kysely<Tables>, tables: readonly CarriedTable[]) {
  const counter = new RowCounter(tables);
  for (const table of tables) {
    const lines: string[] = [];
    for await (const batch of readRows(transaction, [table])) {
      counter.add(batch);
      lines.push(...batch.lines.map((line) => objectOf(table, line)));
    }
    if (lines.length > 0) await writer.add(`tables/${table.name}.jsonl`, Buffer.from(`${lines.join('\n')}\n`));
  }
  return counter.counts();
}

const values = z.array(z.nullable(z.string()));

/** Each value as PostgreSQL writes it, under the name of its column. */
function objectOf({ columns }: CarriedTable, line: string): string {
  const row = values.parse(JSON.parse(line));
  return JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
}
