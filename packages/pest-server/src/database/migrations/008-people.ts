import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { createTable } from '../placement';
import { company, customer, isolate, only } from './policies';

/** Whoever held the first of two codes that were one until now goes on to hold both. */
const divided = [
  ['m_mquipment_inventory', 'btn_mquipment_view'],
  ['m_mquipment_chemistry', 'btn_chemistry_view'],
  ['btn_chemistry_save', 'btn_chemistry_edit'],
  ['btn_client_create', 'btn_client_add'],
  ['btn_service_execute', 'btn_log_save'],
  ['btn_log_handle', 'btn_log_save'],
] as const;

/** Lets accounts go on doing what they did. */
export async function giveDividedCodes(database: QueryExecutorProvider): Promise<void> {
  for (const [held, gained] of divided) {
    await sql
      .raw(
        `update account set permissions = permissions || '["${gained}"]'::jsonb
         where permissions @> '["${held}"]' and not permissions @> '["${gained}"]'`,
      )
      .execute(database);
  }
}

/** An account is never removed from the records that it made: deleting it takes its phone, its rights and its ways in. */
const accounts = `
alter table account add column deleted_at timestamptz;
-- Of a customer's sub-account: the login that it belongs to, which it sees and ends with.
alter table account add column root_id uuid;
alter table account add constraint account_root foreign key (root_id) references account;
alter table account add constraint account_sub_of_customer check (root_id is null or customer_id is not null);
alter table account add constraint account_of_customer unique (customer_id, id);
create index account_by_root on account (root_id);
create index account_by_company on account (company_id, user_name);

create table sign_in (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null,
  address text not null
);
create index sign_in_by_account on sign_in (account_id, at desc);

-- Nobody could make one until now: the tables are empty.
drop table device_role_account;
drop table device_role;
`;

const ofOwner = { by: 'owner_id', beside: 'customer_binding' } as const;
/** A company's roles limit its staff, a customer's its sub-accounts. */
const owner = `
  owner_id uuid not null,
  company_id uuid,
  customer_id uuid,
  check ((company_id is null) <> (customer_id is null)),
  check (owner_id = coalesce(company_id, customer_id)),
`;

async function addTables(database: QueryExecutorProvider): Promise<void> {
  await createTable(
    database,
    'entitlement',
    `company_id uuid not null,
     id uuid not null,
     plan text not null check (plan in ('professional', 'premium', 'flagship', 'silver', 'gold')),
     starts_at timestamptz not null,
     -- Null is without end.
     ends_at timestamptz,
     primary key (company_id, id)`,
    ['foreign key (company_id) references company'],
  );
  await createTable(
    database,
    'device_role',
    `${owner}
     id uuid not null,
     name text not null,
     device_types text[] not null default '{}',
     customer_ids uuid[] not null default '{}',
     workshop_ids uuid[] not null default '{}',
     updated_at timestamptz not null,
     primary key (owner_id, id),
     constraint device_role_name unique (owner_id, name)`,
    ['foreign key (company_id) references company', 'foreign key (customer_id) references customer'],
    ofOwner,
  );
  await createTable(
    database,
    'device_role_account',
    `${owner}
     account_id uuid not null,
     role_id uuid not null,
     primary key (owner_id, account_id, role_id)`,
    [
      'foreign key (owner_id, role_id) references device_role on delete cascade',
      'foreign key (company_id, account_id) references account (company_id, id)',
      'foreign key (customer_id, account_id) references account (customer_id, id)',
    ],
    ofOwner,
  );
}

const ofTheirOwner = (table: string) => `
  ${isolate(table)}
  create policy own on ${table} to app_user ${only(`owner_id = ${company}`)};
  create policy own_of_site on ${table} to app_customer ${only(`owner_id = ${customer}`)};
  grant select, insert, update, delete on ${table} to app_user, app_customer;
`;

const rules = `
  ${isolate('sign_in')}
  ${isolate('entitlement')}
  create policy own_company on entitlement to app_user ${only(`company_id = ${company}`)};
  grant select on entitlement to app_user;
  ${ofTheirOwner('device_role')}
  ${ofTheirOwner('device_role_account')}
  create policy add_mine on account for insert to app_customer
    with check (customer_id = ${customer} and root_id is not null and made_by is null);
  grant insert on account to app_customer;
`;

export async function up(database: Kysely<never>): Promise<void> {
  await giveDividedCodes(database);
  await sql.raw(accounts).execute(database);
  await addTables(database);
  await sql.raw(rules).execute(database);
}
