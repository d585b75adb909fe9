import { type Kysely, sql } from 'kysely';
import { accountTables } from './accounts';
import { companyTables } from './companies';
import { documentTables } from './documents';
import { membershipTables } from './membership';
import { partnerTables } from './partners';
import { platformTables } from './platform';
import { readingTables } from './readings';
import { reportTables } from './reports';
import { roles } from './roles';
import { siteTables } from './sites';
import { stockTables } from './stock';
import { taskTables } from './tasks';

/** A room refers to tables of those above it only. */
const rooms = [
  companyTables,
  accountTables,
  platformTables,
  siteTables,
  taskTables,
  readingTables,
  stockTables,
  reportTables,
  documentTables,
  membershipTables,
  partnerTables,
];

/**
 * The schema of the first release.
 *
 * Row-level security stands beside each table. A policy compares a column with a setting of the transaction and queries
 * no other table: a distributed database refuses subqueries there. Each role has one policy for each table and verb,
 * because the database reads the settings again for every row as soon as two policies are joined by "or".
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const part of [roles, ...rooms]) await sql.raw(part).execute(database);
}
