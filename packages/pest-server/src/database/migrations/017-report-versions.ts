import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { company, customers, forCompany, isolate, only } from './policies';

const report =
  'foreign key (company_id, customer_id, report_id) references report (company_id, customer_id, id) on delete cascade';

/**
 * What a report said at each step, and what its reviewer noted at its sections. A version keeps what an author can
 * change: figures stay as they were counted, and stand in the report alone.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'report_version',
    `company_id uuid not null,
     id uuid not null,
     report_id uuid not null,
     customer_id uuid not null,
     version int not null,
     act text not null check (act in ('generated', 'saved', 'approved', 'rejected')),
     name text not null,
     subject text not null,
     sections jsonb not null,
     changed text[] not null default '{}',
     note text not null default '',
     made_by text not null,
     made_at timestamptz not null,
     primary key (company_id, id)`,
    [report],
  );
  await createTable(
    database,
    'report_note',
    `company_id uuid not null,
     id uuid not null,
     report_id uuid not null,
     customer_id uuid not null,
     section_id text not null,
     version int not null,
     note text not null,
     made_by text not null,
     made_at timestamptz not null,
     answer text not null default '',
     answered_by text,
     answered_at timestamptz,
     resolved_by text,
     resolved_at timestamptz,
     primary key (company_id, id)`,
    [report],
  );
  for (const change of changes) await sql.raw(change).execute(database);
}

/** The rows of an embed token's customers. */
const ofToken = `company_id = ${company} and customer_id = any(${customers})`;

const changes = [
  'create index report_version_by_report on report_version (company_id, report_id, made_at)',
  'create index report_note_by_report on report_note (company_id, report_id, made_at)',
  // Nobody rewrites what a report once said.
  `${isolate('report_version')}
   create policy own_company on report_version to app_user ${only(`company_id = ${company}`)};
   grant select, insert on report_version to app_user`,
  forCompany('report_note'),
  ...[
    ['report_version', 'select, insert'],
    ['report_note', 'select, update'],
  ].map(
    ([table, rights]) => `create policy embedded on ${table} to app_embed ${only(ofToken)};
      grant ${rights} on ${table} to app_embed`,
  ),
  // Of reports that are there already, the version that they have now is the first that is known.
  `insert into report_version (company_id, id, report_id, customer_id, version, act, name, subject, sections, made_by, made_at)
   select report.company_id, gen_random_uuid(), report.id, report.customer_id, report.version,
     case when report.version = 1 then 'generated' else 'saved' end, report.name, report.subject,
     (select coalesce(jsonb_agg(section - 'data' order by place), '[]')
       from jsonb_array_elements(report.sections) with ordinality as one (section, place)),
     '', report.updated_at
   from report`,
];
