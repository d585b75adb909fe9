import { sql } from 'kysely';
import { rowCount } from '../../database/pages';
import type { System } from '../../database/transactions';

const mostListed = 20;

/** What waits and what was given up, in a table that has `state` and a time. */
export interface QueueFigures {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestAt: Date | null;
}

export async function messageQueue(system: System): Promise<QueueFigures> {
  return system
    .selectFrom('outbox_message')
    .select([
      sql<number>`(count(*) filter (where state in ('due', 'sending')))::int`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'),
      sql<Date | null>`min(sent_at) filter (where state in ('due', 'sending'))`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}

export async function webhookQueue(system: System): Promise<QueueFigures> {
  return system
    .selectFrom('webhook_delivery')
    .select([
      sql<number>`(count(*) filter (where state = 'due'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'failed'))::int`.as('failed'),
      sql<Date | null>`min(happened_at) filter (where state = 'due')`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}

export async function databaseBytes(system: System): Promise<number> {
  const { rows } = await sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`.execute(
    system,
  );
  return Number(rows[0]?.bytes ?? 0);
}

export function jobRuns(system: System) {
  return system.selectFrom('job_run').selectAll().execute();
}

/** Whose files take most room. */
export async function storageByOwner(system: System) {
  const rows = await system
    .selectFrom('stored_file')
    .leftJoin('company', 'company.id', 'stored_file.company_id')
    .leftJoin('customer', 'customer.id', 'stored_file.customer_id')
    .select(({ fn }) => [
      fn.coalesce('company.name', 'customer.name').as('name'),
      rowCount.as('files'),
      fn.sum<number | string>('stored_file.bytes').as('bytes'),
    ])
    .groupBy(['stored_file.owner_id', 'company.name', 'customer.name'])
    .orderBy('bytes', 'desc')
    .orderBy('stored_file.owner_id')
    .limit(mostListed)
    .execute();
  return rows.map(({ name, files, bytes }) => ({ name: name ?? '', files, bytes: Number(bytes) }));
}
