import { forCompany, forCustomer, forToken, isolate, ofCompany, ofToken, only } from '../policies';

/** Planned services, by themselves and repeating; who goes, and who is on leave. */
export const taskTables = `
-- The last number given out in a series, S20261121.
create table number_series (
  company_id uuid not null references company,
  series text not null,
  last int not null,
  primary key (company_id, series)
);
${forCompany('number_series')}

create table recurring_service (
  company_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  places text[] not null,
  inspection text not null check (inspection in ('devices', 'routine')),
  description text not null,
  pattern jsonb not null,
  -- Arrival on the site's clock, 09:30.
  clock_time text not null,
  start_day date not null,
  end_day date,
  -- Spans without a service.
  pauses jsonb not null default '[]',
  -- The one that goes on after its end, so that this one is not made to last longer again.
  replaced_by uuid,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  unique (company_id, customer_id, id)
);
create index recurring_service_by_customer on recurring_service (company_id, customer_id);
${forCompany('recurring_service')}

create table recurring_service_workshop (
  company_id uuid not null,
  recurring_id uuid not null,
  customer_id uuid not null,
  workshop_id uuid not null,
  primary key (company_id, recurring_id, workshop_id),
  foreign key (company_id, customer_id, recurring_id) references recurring_service (company_id, customer_id, id),
  foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id) on delete cascade
);
${forCompany('recurring_service_workshop')}

create table recurring_service_staff (
  company_id uuid not null,
  recurring_id uuid not null,
  account_id uuid not null,
  primary key (company_id, recurring_id, account_id),
  foreign key (company_id, recurring_id) references recurring_service (company_id, id),
  foreign key (company_id, account_id) references account (company_id, id)
);
${forCompany('recurring_service_staff')}

-- A day that a service was made for stays here when that service is deleted: it is not made again.
create table recurring_service_day (
  company_id uuid not null,
  recurring_id uuid not null,
  day date not null,
  primary key (company_id, recurring_id, day),
  foreign key (company_id, recurring_id) references recurring_service (company_id, id)
);
${forCompany('recurring_service_day')}

create table task (
  company_id uuid not null,
  id uuid not null,
  number text not null,
  customer_id uuid not null,
  places text[] not null,
  -- As it was planned; and whether it was handed in as routine, without a record of any device.
  inspection text not null check (inspection in ('devices', 'routine')),
  as_routine boolean not null default false,
  planned_at timestamptz not null,
  planned_day date not null,
  description text not null,
  state text not null
    check (state in ('unallocated', 'allocated', 'checkedIn', 'submitted', 'pendingReview', 'reviewed')),
  return_reason text not null default '',
  created_at timestamptz not null,
  -- Accounts as they were called then.
  created_by text,
  assigned_by text,
  assigned_at timestamptz,
  checked_in_at timestamptz,
  -- When check-in and submission came to the server; null where that was at once.
  check_in_received_at timestamptz,
  checked_in_by text,
  checked_in_account_id uuid,
  submitted_at timestamptz,
  submission_received_at timestamptz,
  submitted_by text,
  reviewed_at timestamptz,
  reviewed_by text,
  -- Frozen at submission; null while the task is open and the devices are counted live.
  devices_due int,
  devices_checked int,
  devices_not_reached int,
  -- The recurring service that made it, and for which of its days; its own day may be another by now.
  recurring_id uuid,
  recurring_day date,
  -- Differs from the others of its recurring service.
  changed_alone boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer_binding,
  foreign key (company_id, recurring_id, recurring_day) references recurring_service_day,
  unique (company_id, number),
  unique (company_id, customer_id, id)
);
create index task_by_day on task (company_id, planned_day, id);
create index task_by_customer on task (company_id, customer_id, planned_day);
create unique index task_by_recurring on task (company_id, recurring_id, recurring_day);
${forCompany('task')}
${forCustomer('task')}
${forToken('task', ofToken)}

create table task_workshop (
  company_id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  workshop_id uuid not null,
  primary key (company_id, task_id, workshop_id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id) on delete cascade,
  foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id) on delete cascade
);
${forCompany('task_workshop')}
${forCustomer('task_workshop')}
${forToken('task_workshop', ofToken)}

create table task_staff (
  company_id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  account_id uuid not null,
  -- Null: as long as the service exists.
  assigned_at timestamptz,
  primary key (company_id, task_id, account_id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id) on delete cascade,
  foreign key (company_id, account_id) references account (company_id, id)
);
create index task_staff_by_account on task_staff (company_id, account_id);
${forCompany('task_staff')}
${forCustomer('task_staff')}
${forToken('task_staff', ofToken)}

-- What happened to a service and is written over in its row: other times, other people, returns, readings corrected.
create table task_event (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  at timestamptz not null,
  account_name text not null,
  event jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade
);
create index task_event_by_task on task_event (company_id, task_id, at);
${forCompany('task_event')}

-- Who signed for a visit on the technician's phone. Rows are added and never changed; the last one counts.
create table task_signature (
  company_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  customer_id uuid not null,
  name text not null,
  title text not null,
  method text not null check (method in ('drawn', 'typed', 'absent')),
  strokes jsonb,
  -- Why nobody signed.
  reason text not null,
  -- By the clock of the phone that was signed on.
  signed_at timestamptz not null,
  received_at timestamptz not null,
  -- Who held out the phone, as the account was called then, and the network address that it came from.
  account_id uuid not null,
  account_name text not null,
  address text not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id, task_id) references task (company_id, customer_id, id),
  foreign key (company_id, account_id) references account (company_id, id),
  check ((method = 'drawn') = (strokes is not null)),
  check ((method = 'absent') = (reason <> ''))
);
create index task_signature_by_task on task_signature (company_id, task_id, signed_at);
${isolate('task_signature')}
create policy own_company on task_signature to app_user ${only(ofCompany)};
${forCustomer('task_signature')}
grant select, insert on task_signature to app_user;
grant select on task_signature to app_customer;

create table leave_request (
  company_id uuid not null references company,
  id uuid not null,
  account_id uuid not null,
  reason text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null default 'underReview' check (state in ('underReview', 'approved', 'refused')),
  -- Empty unless it was refused.
  refusal_reason text not null default '',
  applied_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by text,
  primary key (company_id, id),
  foreign key (company_id, account_id) references account (company_id, id),
  check (start_at < end_at),
  check ((state = 'underReview') = (reviewed_at is null)),
  check ((state = 'refused') = (refusal_reason <> ''))
);
create index leave_request_by_time on leave_request (company_id, start_at);
create index leave_request_by_account on leave_request (company_id, account_id, start_at);
${forCompany('leave_request')}
`;
