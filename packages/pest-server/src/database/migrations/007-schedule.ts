import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { forCompany } from './policies';

/** Services that repeat, and which services they made. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'recurring_service',
    `company_id uuid not null,
    id uuid not null,
    customer_id uuid not null,
    places text[] not null,
    inspection text not null check (inspection in ('devices', 'routine')),
    description text not null,
    pattern jsonb not null,
    clock_time text not null,
    start_day date not null,
    end_day date,
    pauses jsonb not null default '[]',
    created_at timestamptz not null,
    primary key (company_id, id),
    unique (company_id, customer_id, id)`,
    ['foreign key (company_id, customer_id) references customer_binding'],
  );
  await createTable(
    database,
    'recurring_service_workshop',
    `company_id uuid not null,
    recurring_id uuid not null,
    customer_id uuid not null,
    workshop_id uuid not null,
    primary key (company_id, recurring_id, workshop_id)`,
    [
      'foreign key (company_id, customer_id, recurring_id) references recurring_service (company_id, customer_id, id)',
      'foreign key (company_id, customer_id, workshop_id) references workshop (company_id, customer_id, id) on delete cascade',
    ],
  );
  await createTable(
    database,
    'recurring_service_staff',
    `company_id uuid not null,
    recurring_id uuid not null,
    account_id uuid not null,
    primary key (company_id, recurring_id, account_id)`,
    [
      'foreign key (company_id, recurring_id) references recurring_service (company_id, id)',
      'foreign key (company_id, account_id) references account (company_id, id)',
    ],
  );
  // A day that a service was made for stays here when that service is deleted: it is not made again.
  await createTable(
    database,
    'recurring_service_day',
    `company_id uuid not null,
    recurring_id uuid not null,
    day date not null,
    primary key (company_id, recurring_id, day)`,
    ['foreign key (company_id, recurring_id) references recurring_service (company_id, id)'],
  );
  const script = `
    alter table task add column recurring_id uuid;
    alter table task add column recurring_day date;
    alter table task add column changed_alone boolean not null default false;
    alter table task add foreign key (company_id, recurring_id, recurring_day) references recurring_service_day;
    create unique index task_by_recurring on task (company_id, recurring_id, recurring_day);
    create index recurring_service_by_customer on recurring_service (company_id, customer_id);
    ${['recurring_service', 'recurring_service_workshop', 'recurring_service_staff', 'recurring_service_day']
      .map(forCompany)
      .join('')}
  `;
  await sql.raw(script).execute(database);
}
