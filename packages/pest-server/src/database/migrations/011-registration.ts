import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { companies, company, customer, isolate, only } from './policies';

/**
 * People who register themselves. What a customer claims to be holds no credit code against others before the platform
 * has looked at it: until then `approved_at` is null, and the key does not count it.
 */
const columns = `
alter table company add column submitted_at timestamptz;
alter table account add column agreement text not null default '';
alter table account add column agreed_at timestamptz;
alter table customer add column phone text not null default '';
alter table customer add column report_email text not null default '';
alter table customer add column submitted_at timestamptz;
alter table customer add column approved_at timestamptz;
update company set submitted_at = created_at where status <> 0;
update customer set approved_at = registered_at where status = 2;
alter table customer drop constraint customer_credit_code;
create unique index customer_credit_code on customer (credit_code) where approved_at is not null;
alter table customer add constraint customer_named
  check (approved_at is null or (credit_code <> '' and region <> ''));
`;

const toCustomer = `owner_id = ${customer}
  and (company_id = any(${companies}) or kind in ('bindingAsked', 'informationPassed', 'informationFailed'))`;

const rules = [
  isolate('review_step'),
  `create policy own_company on review_step for select to app_user using (owner_id = ${company})`,
  `create policy submit_own_company on review_step for insert to app_user
    with check (owner_id = ${company} and step = 'submitted')`,
  `create policy own_site on review_step for select to app_customer using (owner_id = ${customer})`,
  `create policy submit_own_site on review_step for insert to app_customer
    with check (owner_id = ${customer} and step = 'submitted')`,
  'grant select, insert on review_step to app_user, app_customer',
  // The platform's verdict reaches a customer that nobody serves.
  'drop policy read_site on notice',
  'drop policy mark_site on notice',
  `create policy read_site on notice for select to app_customer using (${toCustomer})`,
  `create policy mark_site on notice for update to app_customer ${only(toCustomer)}`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of columns.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(database);
  }
  await createTable(
    database,
    'review_step',
    `owner_id uuid not null,
     id uuid not null,
     step text not null check (step in ('submitted', 'passed', 'failed')),
     reason text not null default '',
     at timestamptz not null,
     primary key (owner_id, id)`,
    [],
    { by: 'owner_id', beside: 'customer_binding' },
  );
  for (const rule of rules) await sql.raw(rule).execute(database);
}
