import { companies, customer, forCompany } from '../policies';
import { folded } from './folded';

/** Seals and contracts, pest logs, and what an auditor asks for. */
export const documentTables = `
create table seal (
  company_id uuid not null,
  id uuid not null,
  title text not null,
  image text not null,
  keyword text not null,
  updated_at timestamptz not null,
  -- Not gone while contracts name it.
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id) references company
);
${forCompany('seal')}

create table contract_document (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  number text not null,
  -- Hashes are SHA-256, hex.
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
  foreign key (company_id, seal_id) references seal,
  foreign key (company_id, reviewer_id) references account (company_id, id),
  foreign key (company_id, submitted_by) references account (company_id, id),
  foreign key (company_id, reviewed_by) references account (company_id, id),
  check ((state = 'pending') = (reviewed_at is null)),
  check ((state = 'rejected') = (reason <> '')),
  check ((state = 'approved') = (stamped_file is not null and stamped_hash is not null))
);
create unique index contract_document_number on contract_document (company_id, (${folded('number')})) where true;
create index contract_document_by_time on contract_document (company_id, submitted_at);
create index contract_document_by_seal on contract_document (company_id, seal_id);
${forCompany('contract_document')}

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

create table pest_log (
  company_id uuid not null,
  id uuid not null,
  title text not null,
  description text not null,
  content text not null,
  photos text[] not null,
  customer_id uuid,
  -- The service at which it was seen.
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
  foreign key (company_id, customer_id) references customer_binding,
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, responsible_id) references account (company_id, id),
  foreign key (company_id, publisher_id) references account (company_id, id),
  foreign key (company_id, operator_id) references account (company_id, id),
  foreign key (company_id, handled_by) references account (company_id, id),
  check (task_id is null or customer_id is not null),
  check ((state = 'handled') = (handled_at is not null)),
  check ((state = 'handled') = (handling <> ''))
);
create index pest_log_by_time on pest_log (company_id, state, published_at);
create index pest_log_by_customer on pest_log (company_id, customer_id);
create index pest_log_by_task on pest_log (company_id, task_id);
${forCompany('pest_log')}

create table audit_document (
  company_id uuid not null,
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
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, consumable_id) references consumable
);
create index audit_document_by_customer on audit_document (company_id, customer_id, kind);
${forCompany('audit_document')}
create policy own_site on audit_document for select to app_customer
  using (company_id = any(${companies}) and (customer_id is null or customer_id = ${customer}));
`;
