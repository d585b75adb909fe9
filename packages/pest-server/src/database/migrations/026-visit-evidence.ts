import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { companies, company, customer, isolate, only } from './policies';

/**
 * What a visit leaves beside its readings. Who signed for it on the technician's phone: rows are added and never changed
 * or taken away, and the last one of a service counts. And which supplies its devices got: what a consumable is put in
 * for, and what of a check could not be taken from stock.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'task_signature',
    `company_id uuid not null,
    id uuid not null,
    task_id uuid not null,
    customer_id uuid not null,
    name text not null,
    title text not null,
    method text not null check (method in ('drawn', 'typed', 'absent')),
    strokes jsonb,
    reason text not null,
    signed_at timestamptz not null,
    received_at timestamptz not null,
    account_id uuid not null,
    account_name text not null,
    address text not null,
    primary key (company_id, id),
    check ((method = 'drawn') = (strokes is not null)),
    check ((method = 'absent') = (reason <> ''))`,
    [
      'foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id)',
      'foreign key (company_id, account_id) references account (company_id, id)',
    ],
  );
  const script = `
    create index task_signature_by_task on task_signature (company_id, task_id, signed_at);
    ${isolate('task_signature')}
    create policy own_company on task_signature to app_user ${only(`company_id = ${company}`)};
    create policy own_site on task_signature for select to app_customer
      using (customer_id = ${customer} and company_id = any(${companies}));
    grant select, insert on task_signature to app_user;
    grant select on task_signature to app_customer;
    alter table consumable add column replaces text check (replaces in ('glueBoard', 'lamp'));
    alter table device_check add column supplies_missing text[] not null default '{}';
  `;
  await sql.raw(script).execute(database);
}
