import { sql } from 'kysely';
import { z } from 'zod';
import { keysNamed } from '../books/files/named-files';
import { appliedMigrations, migrationNames } from '../database/migrations';
import type { Installation } from './backup';
import { carriedTables } from './rows';

/** What an installation says when it is looked through. */
export const checkResult = z.object({
  /** Migrations that are missing in the database, or that this version does not know. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** Roll-ups that do not say what their readings say, by company and day. */
  rollUps: z.array(z.string()),
  files: z.object({
    stored: z.number(),
    /** Keys of files that a record names, or that have a row, and that are not there. */
    missing: z.array(z.string()),
    /** How many are there that have no row: the server removes them a day after they came. */
    strays: z.number(),
  }),
});
export type CheckResult = z.infer<typeof checkResult>;

export function isSound({ migrations, rollUps, files }: CheckResult): boolean {
  return migrations.length + rollUps.length + files.missing.length === 0;
}

/** Looks through an installation while it works, and changes nothing. */
export async function check(place: Pick<Installation, 'database' | 'storage'>): Promise<CheckResult> {
  const applied = await appliedMigrations(place.database);
  const migrations = [
    ...migrationNames.filter((name) => !applied.includes(name)),
    ...applied.filter((name) => !migrationNames.includes(name)),
  ];
  // Another schema is not asked what it may not have.
  if (migrations.length > 0) {
    return { migrations, rows: {}, rollUps: [], files: { stored: 0, missing: [], strays: 0 } };
  }
  return {
    migrations,
    rows: await rowsOfTables(place),
    rollUps: await wrongRollUps(place.database),
    files: await lookAtFiles(place),
  };
}

async function rowsOfTables({ database }: Pick<Installation, 'database'>): Promise<CheckResult['rows']> {
  const rows: Record<string, number> = {};
  for (const { name } of await carriedTables(database)) {
    const counted = await sql<{ n: string }>`select count(*)::text as n from ${sql.table(name)}`.execute(database);
    rows[name] = Number(counted.rows[0]?.n);
  }
  return rows;
}

/** Where the sums by day differ from what was recorded. */
export async function wrongRollUps(database: Installation['database']): Promise<string[]> {
  const readings = await sql<{ at: string }>`
    select concat_ws(' ', 'reading_day', company_id, local_day, device_id) as at from (
        select company_id, floor_plan_id, local_day, device_id, sum(captures)::int as captures,
          sum(coalesce(consumed_percent, 0))::int as consumed,
          (count(*) filter (where outcome = 'checked'))::int as checks, sum(exposure_days)::int as exposure
        from device_check where floor_plan_id is not null group by 1, 2, 3, 4) as counted
      full join reading_day using (company_id, floor_plan_id, local_day, device_id)
      where coalesce(counted.captures, 0) <> coalesce(reading_day.captures, 0)
        or coalesce(counted.consumed, 0) <> coalesce(reading_day.consumed_percent, 0)
        or coalesce(counted.checks, 0) <> coalesce(reading_day.checks, 0)
        or coalesce(counted.exposure, 0) <> coalesce(reading_day.exposure_days, 0)`.execute(database);
  const captures = await sql<{ at: string }>`
    select concat_ws(' ', 'capture_day', company_id, customer_id, local_day, species) as at from (
        select company_id, customer_id, local_day, species, sum(n)::int as counted from capture group by 1, 2, 3, 4
      ) as counted
      full join capture_day using (company_id, customer_id, local_day, species)
      where coalesce(counted, 0) <> coalesce(n, 0)`.execute(database);
  return [...readings.rows, ...captures.rows].map(({ at }) => at);
}

async function lookAtFiles({ database, storage }: Pick<Installation, 'database' | 'storage'>) {
  // Listed first: a file that comes meanwhile has a row and is not among those listed, which is no fault.
  const stored = new Set<string>();
  for await (const { key } of storage.list()) stored.add(key);
  const rows = await database.selectFrom('stored_file').select('key').execute();
  const known = new Set(rows.map(({ key }) => key));
  const missing: string[] = [];
  for (const key of new Set([...known, ...(await keysNamed(database))])) {
    if (stored.has(key)) continue;
    const late = await storage.read(key);
    if (late) late.stream.destroy();
    else missing.push(key);
  }
  return { stored: stored.size, missing, strays: [...stored].filter((key) => !known.has(key)).length };
}
