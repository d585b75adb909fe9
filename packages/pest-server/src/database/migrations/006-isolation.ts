import { type Kysely, sql } from 'kysely';
import { allowed, companies, company, customer, forCompany, isolate, only } from './policies';

/** Tables with a company: its people read and change its rows. */
const companyTables = [
  'customer_binding',
  'binding_request',
  'login_grant',
  'floor_plan',
  'floor_plan_revision',
  'workshop',
  'device',
  'used_device_code',
  'device_position',
  'device_model',
  'device_tag',
  'device_tag_use',
  'device_role',
  'device_role_account',
  'inspection_template',
  'inspection_template_version',
  'number_series',
  'task',
  'task_workshop',
  'task_staff',
  'leave_request',
  'device_check',
  'capture',
  'reading_day',
  'capture_day',
  'risk',
  'consumable',
  'stock_ledger',
  'chemical_use',
  'report',
  'report_task',
  'report_signature',
  'report_share',
  'report_pdf_data',
];

/** Of those, the ones that a customer reads of its own site, as far as a company shows them; in the others it finds no row. */
const customerTables = [
  'customer_binding',
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
];

function forCustomer(table: string): string {
  return `create policy own_site on ${table} for select to app_customer 
    using (customer_id = ${customer} and company_id = any(${companies}));`;
}

/** Tables whose rows are not simply a company's: each says who may see and change what. */
const ownRules = `
  ${isolate('company')}
  create policy own_company on company to app_user ${only(`id = ${company}`)};
  create policy serving_me on company for select to app_customer using (id = any(${companies}));
  grant select, update on company to app_user;
  grant select on company to app_customer;

  ${isolate('customer')}
  create policy served on customer for select to app_user using (${company} = any(served_by) or id = ${allowed});
  create policy entered on customer for insert to app_user
    with check (created_by = ${company} and served_by = array[${company}]);
  create policy served_alone on customer for update to app_user
    ${only(`created_by = ${company} and served_by = array[${company}]`)};
  create policy read_myself on customer for select to app_customer using (id = ${customer});
  create policy change_myself on customer for update to app_customer using (id = ${customer});
  grant select, insert, update on customer to app_user;
  grant select, update on customer to app_customer;

  ${isolate('account')}
  create policy read on account for select to app_user using (company_id = ${company} or customer_id = ${allowed});
  create policy added on account for insert to app_user
    with check (company_id = ${company} or (customer_id = ${allowed} and made_by = ${company}));
  create policy changed on account for update to app_user
    ${only(`company_id = ${company} or made_by = ${company}`)};
  create policy removed on account for delete to app_user using (company_id = ${company});
  create policy read_mine on account for select to app_customer
    using (customer_id = ${customer} or company_id = any(${companies}));
  create policy change_mine on account for update to app_customer ${only(`customer_id = ${customer}`)};
  grant select, insert, update, delete on account to app_user;
  grant select, update on account to app_customer;

  ${isolate('stored_file')}
  create policy own_files on stored_file to app_user ${only(`owner_id = ${company}`)};
  create policy own_site on stored_file to app_customer ${only(`owner_id = ${customer}`)};
  grant select, insert, update, delete on stored_file to app_user, app_customer;

  ${isolate('idempotency_key')}
  create policy own_keys on idempotency_key to app_user ${only(`owner_id = ${company}`)};
  create policy own_keys_of_site on idempotency_key to app_customer ${only(`owner_id = ${customer}`)};
  grant select, update on idempotency_key to app_user, app_customer;

  create policy sign_own_site on report_signature for insert to app_customer
    with check (customer_id = ${customer} and company_id = any(${companies}) and role = 'customer' and own_account and not frozen);
  create policy sign_own_site_again on report_signature for update to app_customer
    using (customer_id = ${customer} and company_id = any(${companies}) and role = 'customer' and not frozen)
    with check (customer_id = ${customer} and company_id = any(${companies}) and role = 'customer' and own_account and not frozen);
  grant insert, update on report_signature to app_customer;

  ${isolate('session')}
  ${isolate('login_try')}
  ${isolate('verification_code')}
  ${isolate('verification_sent')}
  ${isolate('outbox_message')}
  ${isolate('upload_allowance')}
  ${isolate('known_device')}
  ${isolate('contact_message')}
  ${isolate('job_run')}
`;

/**
 * A company's transactions run as `app_user`, a customer's as `app_customer`; `app_system` sees every row. The server's
 * own role is made a member of all three. Roles belong to the whole cluster and may be there already.
 */
const roles = ['app_user', 'app_customer', 'app_system'].map(
  (role) => `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  if not pg_has_role('${role}', 'member') then grant ${role} to current_user; end if;
end $$;
`,
);

/**
 * Row-level security. A policy compares a column with a setting of the transaction and queries no other table: a
 * distributed database refuses subqueries there. Each role has one policy for each table and verb, because the database
 * reads the settings again for every row as soon as two policies are joined by "or".
 */
export async function up(database: Kysely<never>): Promise<void> {
  const script = [...roles, ...companyTables.map(forCompany), ...customerTables.map(forCustomer), ownRules];
  for (const part of script) await sql.raw(part).execute(database);
}
