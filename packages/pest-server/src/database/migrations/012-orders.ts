import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { company, forCompany, isolate, only } from './policies';

const ofCompany = `company_id = ${company}`;

/** What a company buys: its orders, their invoices, and what was wrong with money that came in. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'purchase_order',
    `company_id uuid not null,
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
     created_at timestamptz not null,
     created_by uuid not null,
     created_by_name text not null,
     closes_at timestamptz not null,
     closed_at timestamptz,
     closed_by text check (closed_by in ('buyer', 'time')),
     completed_at timestamptz,
     payment text not null default '',
     primary key (company_id, id),
     constraint purchase_order_number unique (company_id, number),
     check (amount_cents = price_cents - credit_cents),
     check ((state = 'closed') = (closed_at is not null and closed_by is not null)),
     check ((state = 'completed') = (completed_at is not null and method is not null))`,
    [
      'foreign key (company_id) references company',
      'foreign key (company_id, created_by) references account (company_id, id)',
    ],
  );
  await createTable(
    database,
    'order_number',
    'number text constraint order_number_key primary key, company_id uuid not null, order_id uuid not null',
    [],
    { by: 'number', beside: 'none' },
  );
  await createTable(
    database,
    'invoice_request',
    `company_id uuid not null,
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
     check ((issued_at is null) = (number = '')),
     check (title_kind = 'person' or tax_number <> '')`,
    ['foreign key (company_id, order_id) references purchase_order'],
  );
  await createTable(
    database,
    'payment_alarm',
    `id uuid primary key,
     at timestamptz not null,
     method text not null,
     reason text not null,
     order_number text not null,
     transaction_id text not null,
     amount_cents int,
     settled_at timestamptz,
     settled_by text not null default '',
     note text not null default '',
     constraint payment_alarm_once unique (method, transaction_id, order_number, reason)`,
    [],
    'coordinator',
  );
  await createTable(
    database,
    'photo_removal',
    `company_id uuid not null,
     removal_day date not null,
     -- What was taken before is told of, and removed unless the plan keeps it longer by then.
     taken_before timestamptz not null,
     told_at timestamptz not null,
     reminded_at timestamptz,
     removed_at timestamptz,
     primary key (company_id, removal_day)`,
    ['foreign key (company_id) references company'],
  );
  for (const part of [...entitlements, ...indexes, ...rules]) await sql.raw(part).execute(database);
}

const entitlements = [
  'alter table entitlement drop constraint entitlement_plan_check',
  `alter table entitlement add constraint entitlement_product
     check (plan in ('professional', 'premium', 'flagship', 'silver', 'gold', 'aiRecognition'))`,
  'alter table entitlement add column order_id uuid',
  'alter table entitlement add column value_cents int not null default 0',
  // An order gives what it bought once, whoever completes it.
  'alter table entitlement add constraint entitlement_of_order unique (company_id, order_id)',
];

const indexes = [
  // A company has one open order, however often it presses the button.
  `create unique index purchase_order_open on purchase_order (company_id) where state = 'pendingPayment'`,
  'create index purchase_order_by_age on purchase_order (company_id, created_at desc, id desc)',
  `create index purchase_order_closing on purchase_order (closes_at) where state = 'pendingPayment'`,
  'create index invoice_request_waiting on invoice_request (requested_at) where issued_at is null',
  'create index payment_alarm_by_age on payment_alarm (at desc)',
];

const rules = [
  isolate('purchase_order'),
  `create policy own_company on purchase_order for select to app_user using (${ofCompany})`,
  `create policy order_own on purchase_order for insert to app_user with check (${ofCompany} and state = 'pendingPayment')`,
  // A company chooses how to pay and closes; only the server completes.
  `create policy change_open on purchase_order for update to app_user
     using (${ofCompany} and state = 'pendingPayment') with check (${ofCompany} and state <> 'completed')`,
  'grant select, insert on purchase_order to app_user',
  'grant update (state, method, closed_at, closed_by) on purchase_order to app_user',
  isolate('order_number'),
  `create policy own_company on order_number to app_user ${only(ofCompany)}`,
  'grant insert on order_number to app_user',
  isolate('invoice_request'),
  `create policy own_company on invoice_request to app_user ${only(ofCompany)}`,
  'grant select, insert on invoice_request to app_user',
  'grant update (kind, title_kind, title, tax_number, email, note, requested_at) on invoice_request to app_user',
  isolate('payment_alarm'),
  forCompany('photo_removal'),
];
