import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { company, customers, forCompany, only } from './policies';

/**
 * Partners' keys and the tokens that their pages hold. Both are looked up before a company is known: they stand where
 * they are asked, whole.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'partner',
    `company_id uuid not null,
     id uuid not null,
     name text not null,
     origins text[] not null,
     key_hash text not null,
     key_end text not null,
     key_made_at timestamptz not null,
     account_id uuid not null,
     made_by text not null,
     made_at timestamptz not null,
     last_used_at timestamptz,
     revoked_at timestamptz,
     primary key (company_id, id),
     constraint partner_key unique (key_hash)`,
    [],
    'coordinator',
  );
  await createTable(
    database,
    'embed_token',
    `company_id uuid not null,
     token_hash text not null,
     partner_id uuid not null,
     customer_ids uuid[] not null,
     widgets text[] not null,
     scope text not null check (scope in ('read', 'write')),
     made_at timestamptz not null,
     ends_at timestamptz not null,
     primary key (company_id, token_hash),
     constraint embed_token_hash unique (token_hash),
     check (ends_at <= made_at + interval '3600 seconds')`,
    ['foreign key (company_id, partner_id) references partner'],
    'coordinator',
  );
  for (const change of changes) await sql.raw(change).execute(database);
}

/** Tables of a company's sites: an embed token's transaction sees those of its customers, whatever was asked for. */
const siteTables = [
  'floor_plan',
  'floor_plan_revision',
  'workshop',
  'device',
  'device_position',
  'task',
  'task_workshop',
  'task_staff',
  'device_check',
  'capture',
  'reading_day',
  'capture_day',
  'risk',
  'chemical_use',
  'report',
  'report_task',
  'report_signature',
  'customer_binding',
];

/** Tables that are the company's as a whole. */
const companyTables = [
  'device_model',
  'device_tag',
  'device_tag_use',
  'used_device_code',
  'inspection_template',
  'inspection_template_version',
  'consumable',
  'stock_ledger',
];

/** Tables whose owner is the company. */
const ownedTables = ['device_role', 'device_role_account', 'stored_file', 'idempotency_key'];

/** What widgets change. No other right is given, so that no other row can be. */
const changed = [
  ['insert, update', ['floor_plan', 'device', 'inspection_template', 'stored_file']],
  ['insert', ['floor_plan_revision', 'inspection_template_version', 'stock_ledger']],
  ['insert, update, delete', ['device_position', 'device_model', 'device_tag', 'device_tag_use', 'used_device_code']],
  ['update', ['report', 'consumable', 'idempotency_key']],
] as const;

function policy(table: string, condition: string): string {
  return `create policy embedded on ${table} to app_embed ${only(condition)}; grant select on ${table} to app_embed;`;
}

const changes = [
  'create index embed_token_of_partner on embed_token (company_id, partner_id)',
  'create index embed_token_end on embed_token (ends_at)',
  'create index partner_by_origin on partner using gin (origins)',
  forCompany('partner'),
  forCompany('embed_token'),
  `do $$ begin
     if not exists (select from pg_roles where rolname = 'app_embed') then create role app_embed nologin; end if;
     if not pg_has_role('app_embed', 'member') then grant app_embed to current_user; end if;
   end $$`,
  ...siteTables.map((table) => policy(table, `company_id = ${company} and customer_id = any(${customers})`)),
  ...companyTables.map((table) => policy(table, `company_id = ${company}`)),
  ...ownedTables.map((table) => policy(table, `owner_id = ${company}`)),
  policy('company', `id = ${company}`),
  policy('account', `company_id = ${company}`),
  policy('customer', `${company} = any(served_by) and id = any(${customers})`),
  ...changed.flatMap(([verbs, tables]) => tables.map((table) => `grant ${verbs} on ${table} to app_embed`)),
];
