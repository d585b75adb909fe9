import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { allowed, companies, company, customer, isolate, only } from './policies';

/** Of a customer: what companies that serve it now told it, and who asks to. */
const toCustomer = `owner_id = ${customer} and (company_id = any(${companies}) or kind = 'bindingAsked')`;

const byOwner = { by: 'owner_id', beside: 'customer_binding' } as const;

/** Who planned a service and chose its staff, and what people are told of. A notice belongs to the house of its reader, and names the company whose doing it tells. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'notice',
    `owner_id uuid not null,
     id uuid not null,
     account_id uuid not null,
     company_id uuid not null,
     kind text not null,
     facts jsonb not null,
     record_id uuid,
     created_at timestamptz not null,
     read_at timestamptz,
     bell boolean not null,
     mail_due boolean not null,
     primary key (owner_id, id)`,
    ['foreign key (account_id) references account on delete cascade'],
    byOwner,
  );
  await createTable(
    database,
    'notice_setting',
    `owner_id uuid not null,
     account_id uuid not null,
     kind text not null,
     bell boolean not null,
     mail boolean not null,
     primary key (owner_id, account_id, kind)`,
    ['foreign key (account_id) references account on delete cascade'],
    byOwner,
  );
  await sql`alter table task add column created_by text`.execute(database);
  await sql`alter table task add column assigned_by text`.execute(database);
  await sql`alter table task add column assigned_at timestamptz`.execute(database);
  for (const part of [...indexes, ...rules]) await sql.raw(part).execute(database);
}

const indexes = [
  'create index notice_by_reader on notice (owner_id, account_id, created_at desc, id desc) where bell',
  'create index notice_unread on notice (owner_id, account_id) where bell and read_at is null',
  'create index notice_to_mail on notice (created_at) where mail_due',
  'create index notice_by_age on notice (created_at)',
];

const rules = [
  isolate('notice'),
  `create policy tell on notice for insert to app_user with check (company_id = ${company})`,
  `create policy read_own on notice for select to app_user using (owner_id = ${company})`,
  `create policy mark_own on notice for update to app_user ${only(`owner_id = ${company}`)}`,
  `create policy read_site on notice for select to app_customer using (${toCustomer})`,
  `create policy mark_site on notice for update to app_customer ${only(toCustomer)}`,
  `grant select, insert, update on notice to app_user`,
  `grant select, update on notice to app_customer`,
  isolate('notice_setting'),
  `create policy read_own on notice_setting for select to app_user using (owner_id = ${company} or owner_id = ${allowed})`,
  `create policy add_own on notice_setting for insert to app_user with check (owner_id = ${company})`,
  `create policy change_own on notice_setting for update to app_user ${only(`owner_id = ${company}`)}`,
  `create policy own_site on notice_setting to app_customer ${only(`owner_id = ${customer}`)}`,
  `grant select, insert, update on notice_setting to app_user, app_customer`,
];
