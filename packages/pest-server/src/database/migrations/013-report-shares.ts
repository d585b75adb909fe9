import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { forCompany } from './policies';

/**
 * Links to shared reports. They are opened without a session, by a key that names no company: the table stands where
 * it is asked, whole, so that a link asks one place and not the nodes of all companies. What stood here before was
 * never written.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`drop table report_share`.execute(database);
  await createTable(
    database,
    'report_share',
    `company_id uuid not null,
     id uuid not null,
     report_id uuid not null,
     customer_id uuid not null,
     key_hash text not null,
     made_by text not null,
     made_at timestamptz not null,
     ends_at timestamptz not null,
     revoked_at timestamptz,
     views int not null default 0,
     last_viewed_at timestamptz,
     primary key (company_id, id),
     constraint report_share_key unique (key_hash)`,
    [],
    'coordinator',
  );
  await sql`create index report_share_by_report on report_share (company_id, report_id)`.execute(database);
  await sql.raw(forCompany('report_share')).execute(database);
}
