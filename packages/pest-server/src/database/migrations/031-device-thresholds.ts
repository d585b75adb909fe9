import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { companies, company, customer, customers, forCompany, only } from './policies';

/** What one device of a type may reach at a site, dated, beside what the whole site may. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'device_threshold',
    `company_id uuid not null,
    customer_id uuid not null,
    device_type text not null check (device_type in ('flyLamp', 'mouseTrap', 'cockroachTrap', 'baitStation')),
    from_day date not null,
    value int not null check (value >= 0 and (device_type <> 'baitStation' or value <= 100)),
    source text not null,
    set_by text not null,
    set_at timestamptz not null,
    primary key (company_id, customer_id, device_type, from_day)`,
    ['foreign key (company_id, customer_id) references customer_binding'],
  );
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  forCompany('device_threshold'),
  `create policy own_site on device_threshold for select to app_customer
     using (customer_id = ${customer} and company_id = any(${companies}))`,
  // A heat map or a report in a partner's page marks what is above them too.
  ...['device_threshold', 'site_threshold'].flatMap((table) => [
    `create policy embedded on ${table} to app_embed
       ${only(`company_id = ${company} and customer_id = any(${customers})`)}`,
    `grant select on ${table} to app_embed`,
  ]),
];
