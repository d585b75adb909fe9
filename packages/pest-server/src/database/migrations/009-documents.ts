import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { company, customer, forCompany, isolate } from './policies';

/** Seals, contracts and pest logs; what the platform reads of everybody: who did what. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'seal',
    `company_id uuid not null,
    id uuid not null,
    title text not null,
    image text not null,
    keyword text not null,
    updated_at timestamptz not null,
    -- Not gone while contracts name it.
    deleted_at timestamptz,
    primary key (company_id, id)`,
    ['foreign key (company_id) references company'],
  );
  await createTable(
    database,
    'contract_document',
    `company_id uuid not null,
    id uuid not null,
    name text not null,
    number text not null,
    file text not null,
    file_hash text not null,
    seal_id uuid not null,
    -- As it was called when the contract was submitted or stamped.
    seal_title text not null,
    reviewer_id uuid not null,
    submitted_by uuid not null,
    submitted_at timestamptz not null,
    state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
    reason text not null default '',
    reviewed_by uuid,
    reviewed_at timestamptz,
    stamped_file text,
    stamped_hash text,
    stamped_pages int[] not null default '{}',
    primary key (company_id, id),
    constraint contract_document_number unique (company_id, number),
    check ((state = 'pending') = (reviewed_at is null)),
    check ((state = 'rejected') = (reason <> '')),
    check ((state = 'approved') = (stamped_file is not null and stamped_hash is not null))`,
    [
      'foreign key (company_id, seal_id) references seal',
      'foreign key (company_id, reviewer_id) references account (company_id, id)',
      'foreign key (company_id, submitted_by) references account (company_id, id)',
      'foreign key (company_id, reviewed_by) references account (company_id, id)',
    ],
  );
  await createTable(
    database,
    'pest_log',
    `company_id uuid not null,
    id uuid not null,
    title text not null,
    description text not null,
    content text not null,
    photos text[] not null,
    customer_id uuid,
    task_id uuid,
    responsible_id uuid not null,
    publisher_id uuid not null,
    published_at timestamptz not null,
    operator_id uuid not null,
    state text not null default 'unhandled' check (state in ('unhandled', 'handled')),
    handling text not null default '',
    handling_photos text[] not null default '{}',
    handled_by uuid,
    handled_at timestamptz,
    primary key (company_id, id),
    check (task_id is null or customer_id is not null),
    check ((state = 'handled') = (handled_at is not null)),
    check ((state = 'handled') = (handling <> ''))`,
    [
      'foreign key (company_id, customer_id) references customer_binding',
      'foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id)',
      'foreign key (company_id, responsible_id) references account (company_id, id)',
      'foreign key (company_id, publisher_id) references account (company_id, id)',
      'foreign key (company_id, operator_id) references account (company_id, id)',
      'foreign key (company_id, handled_by) references account (company_id, id)',
    ],
  );
  await createTable(
    database,
    'audit_entry',
    `id uuid primary key,
    at timestamptz not null,
    -- The company or customer of who did it.
    owner_id uuid not null,
    owner_name text not null,
    account_id uuid not null,
    account_name text not null,
    login_id text not null,
    act text not null,
    -- On whom, or on what.
    subject_id uuid,
    subject text not null,
    note text not null,
    address text not null`,
    [],
    'coordinator',
  );
  const script = `
    ${['seal', 'contract_document', 'pest_log'].map(forCompany).join('')}
    create index contract_document_by_time on contract_document (company_id, submitted_at);
    create index contract_document_by_seal on contract_document (company_id, seal_id);
    create index pest_log_by_time on pest_log (company_id, state, published_at);
    create index pest_log_by_customer on pest_log (company_id, customer_id);
    create index pest_log_by_task on pest_log (company_id, task_id);
    create index audit_entry_by_time on audit_entry (at);

    -- An entry is added in the transaction of what it tells, and is neither read nor changed by who did it.
    ${isolate('audit_entry')}
    create policy add_own on audit_entry for insert to app_user with check (owner_id = ${company});
    create policy add_own_of_site on audit_entry for insert to app_customer with check (owner_id = ${customer});
    grant insert on audit_entry to app_user, app_customer;

    alter table contact_message add column read_at timestamptz;

    create function refuse_stamped_contract() returns trigger language plpgsql as $$
    begin
      if old.state = 'approved' then
        raise exception 'An approved contract stays as it was stamped ("contract_stamped").'
          using errcode = '23514', constraint = 'contract_stamped';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$;
    create trigger contract_stamped before update or delete on contract_document
      for each row execute function refuse_stamped_contract();
  `;
  await sql.raw(script).execute(database);
}
