import { forCompany, isolate, ofCompany, only } from '../policies';

/** What a company buys: its memberships, orders and invoices, what was wrong with money that came in, photos past their keep. */
export const membershipTables = `
-- What a company has bought, and for how long; every company has the free edition without one.
create table entitlement (
  company_id uuid not null,
  id uuid not null,
  plan text not null
    constraint entitlement_product check (plan in ('professional', 'premium', 'flagship', 'silver', 'gold', 'aiRecognition')),
  starts_at timestamptz not null,
  -- Null is without end.
  ends_at timestamptz,
  order_id uuid,
  -- What the whole term costs; 0 where it was given.
  value_cents int not null default 0,
  primary key (company_id, id),
  foreign key (company_id) references company,
  -- An order gives what it bought once, whoever completes it.
  constraint entitlement_of_order unique (company_id, order_id)
);
${isolate('entitlement')}
create policy own_company on entitlement to app_user ${only(ofCompany)};
grant select on entitlement to app_user;

create table purchase_order (
  company_id uuid not null,
  id uuid not null,
  number text not null,
  product text not null check (product in ('premium', 'flagship', 'silver', 'gold', 'aiRecognition')),
  years int not null check (years between 1 and 5),
  price_cents int not null,
  credit_cents int not null check (credit_cents >= 0),
  amount_cents int not null check (amount_cents > 0),
  state text not null default 'pendingPayment' check (state in ('pendingPayment', 'completed', 'closed')),
  method text check (method in ('bank', 'wechat', 'alipay')),
  agreement_version text not null,
  -- As its contract names the buyer; empty where it was not asked for.
  buyer_credit_code text not null default '',
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('buyer', 'time')),
  completed_at timestamptz,
  -- As the provider, or the administrator who confirmed a transfer, names the payment.
  payment text not null default '',
  primary key (company_id, id),
  foreign key (company_id) references company,
  foreign key (company_id, created_by) references account (company_id, id),
  constraint purchase_order_number unique (company_id, number),
  check (amount_cents = price_cents - credit_cents),
  check ((state = 'closed') = (closed_at is not null and closed_by is not null)),
  check ((state = 'completed') = (completed_at is not null and method is not null))
);
-- A company has one open order, however often it presses the button.
create unique index purchase_order_open on purchase_order (company_id) where state = 'pendingPayment';
create index purchase_order_by_age on purchase_order (company_id, created_at desc, id desc);
create index purchase_order_closing on purchase_order (closes_at) where state = 'pendingPayment';
${isolate('purchase_order')}
create policy own_company on purchase_order for select to app_user using (${ofCompany});
create policy order_own on purchase_order for insert to app_user with check (${ofCompany} and state = 'pendingPayment');
-- A company chooses how to pay and closes; only the server completes.
create policy change_open on purchase_order for update to app_user
  using (${ofCompany} and state = 'pendingPayment') with check (${ofCompany} and state <> 'completed');
grant select, insert on purchase_order to app_user;
grant update (state, method, closed_at, closed_by) on purchase_order to app_user;

-- Order numbers in use: a provider and a transfer's remark name an order by nothing else.
create table order_number (
  number text constraint order_number_key primary key,
  company_id uuid not null,
  order_id uuid not null
);
${isolate('order_number')}
create policy own_company on order_number to app_user ${only(ofCompany)};
grant insert on order_number to app_user;

create table invoice_request (
  company_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('ordinary', 'special')),
  title_kind text not null check (title_kind in ('company', 'person')),
  title text not null,
  tax_number text not null,
  email text not null,
  note text not null,
  requested_at timestamptz not null,
  issued_at timestamptz,
  number text not null default '',
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references purchase_order,
  check ((issued_at is null) = (number = '')),
  check (title_kind = 'person' or tax_number <> '')
);
create index invoice_request_waiting on invoice_request (requested_at) where issued_at is null;
${isolate('invoice_request')}
create policy own_company on invoice_request to app_user ${only(ofCompany)};
grant select, insert on invoice_request to app_user;
grant update (kind, title_kind, title, tax_number, email, note, requested_at) on invoice_request to app_user;

-- Payment notices that could not be taken. One that is repeated is the same.
create table payment_alarm (
  id uuid primary key,
  at timestamptz not null,
  method text not null,
  reason text not null,
  order_number text not null,
  transaction_id text not null,
  amount_cents int,
  settled_at timestamptz,
  settled_by text not null default '',
  note text not null default '',
  constraint payment_alarm_once unique (method, transaction_id, order_number, reason)
);
create index payment_alarm_by_age on payment_alarm (at desc);
${isolate('payment_alarm')}

-- A month's photos past their keep: announced, announced again, removed.
create table photo_removal (
  company_id uuid not null,
  removal_day date not null,
  -- What was taken before is told of, and removed unless the plan keeps it longer by then.
  taken_before timestamptz not null,
  told_at timestamptz not null,
  reminded_at timestamptz,
  removed_at timestamptz,
  primary key (company_id, removal_day),
  foreign key (company_id) references company
);
${forCompany('photo_removal')}
`;
