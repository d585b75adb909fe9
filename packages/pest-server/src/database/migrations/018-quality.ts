import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { companies, customer, forCompany } from './policies';

/** What a site's quality manager and an auditor work with: corrective actions of the customer, thresholds, the binder. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'site_threshold',
    `company_id uuid not null,
    customer_id uuid not null,
    pest_group text not null check (pest_group in ('rodent', 'flyingInsect', 'crawlingInsect')),
    from_day date not null,
    monthly int not null check (monthly >= 0),
    source text not null,
    set_by text not null,
    set_at timestamptz not null,
    primary key (company_id, customer_id, pest_group, from_day)`,
    ['foreign key (company_id, customer_id) references customer_binding'],
  );
  await createTable(
    database,
    'audit_document',
    `company_id uuid not null,
    id uuid not null,
    -- Null: shown to every customer of the company.
    customer_id uuid,
    kind text not null,
    title text not null,
    number text not null,
    last_day date,
    account_id uuid,
    consumable_id uuid,
    -- The person's or product's name.
    subject text not null,
    file text not null,
    file_kind text not null check (file_kind in ('pdf', 'jpeg', 'png')),
    added_at timestamptz not null,
    added_by text not null,
    primary key (company_id, id)`,
    [
      'foreign key (company_id, customer_id) references customer_binding',
      'foreign key (company_id, account_id) references account (company_id, id)',
      'foreign key (company_id, consumable_id) references consumable',
    ],
  );
  const script = `
    ${['site_threshold', 'audit_document'].map(forCompany).join('')}
    create policy own_site on site_threshold for select to app_customer
      using (customer_id = ${customer} and company_id = any(${companies}));
    create policy own_site on audit_document for select to app_customer
      using (company_id = any(${companies}) and (customer_id is null or customer_id = ${customer}));
    create index audit_document_by_customer on audit_document (company_id, customer_id, kind);

    alter table risk
      add column assigned_to text not null default 'company',
      add column answered_by text,
      add column return_reason text not null default '';
    alter table risk add constraint risk_assigned_to check (assigned_to in ('company', 'customer'));

    -- A customer answers what is its own to do, until that is verified, and touches nothing else of it.
    create policy answer_own on risk for update to app_customer
      using (customer_id = ${customer} and company_id = any(${companies}) and assigned_to = 'customer'
        and verified_at is null)
      with check (customer_id = ${customer} and company_id = any(${companies}) and assigned_to = 'customer'
        and verified_at is null and state = 'resolved');
    grant update (state, treatment, treatment_photos, treated_at, answered_by, return_reason) on risk to app_customer;
  `;
  await sql.raw(script).execute(database);
}
