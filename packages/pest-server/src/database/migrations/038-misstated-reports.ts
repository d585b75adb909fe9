import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { ReportSection } from 'pest-sdk';
import { createTable } from '../placement';
import { addsPercents, misstates } from './misstated';
import { companies, company, customer, customers, forCompany, only } from './policies';

/**
 * Approved reports whose comparisons do not subtract: earlier versions wrote them. They stay as they were approved, and
 * are listed, each with the report that corrects it.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'misstated_report',
    `company_id uuid not null,
    report_id uuid not null,
    customer_id uuid not null,
    corrected_by uuid,
    primary key (company_id, report_id)`,
    ['foreign key (company_id, customer_id, report_id) references report (company_id, customer_id, id)'],
  );
  await sql
    .raw(
      'create unique index misstated_report_correction on misstated_report (company_id, corrected_by) where corrected_by is not null',
    )
    .execute(database);
  for (const change of changes) await sql.raw(change).execute(database);
  await findMisstated(database);
}

const changes = [
  forCompany('misstated_report'),
  `create policy own_site on misstated_report for select to app_customer
     using (customer_id = ${customer} and company_id = any(${companies}))`,
  // A partner's page reads reports too.
  `create policy embedded on misstated_report to app_embed
     ${only(`company_id = ${company} and customer_id = any(${customers})`)}`,
  'grant select on misstated_report to app_embed',
];

interface Approved {
  readonly company_id: string;
  readonly id: string;
  readonly customer_id: string;
  readonly sections: readonly ReportSection[];
}

const readAtOnce = 200;

/** Lists what is not listed yet. */
export async function findMisstated(database: QueryExecutorProvider): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Approved>`select company_id, id, customer_id, sections from report
      where state = 'approved' and id > ${after} order by id limit ${readAtOnce}`.execute(database);
    for (const { company_id, id, customer_id, sections } of rows) {
      if (!misstates(sections) && !addsPercents(sections)) continue;
      await sql`insert into misstated_report (company_id, report_id, customer_id)
        values (${company_id}, ${id}, ${customer_id}) on conflict do nothing`.execute(database);
    }
    const last = rows.at(-1);
    if (!last || rows.length < readAtOnce) return;
    after = last.id;
  }
}
