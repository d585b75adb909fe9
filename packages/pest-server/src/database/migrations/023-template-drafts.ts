import { type Kysely, sql } from 'kysely';

/**
 * A version of a template is a draft until it is published, and a service keeps what was published when it began. What
 * there is counts as published long ago, but for the newest version of a template that was changed: that one since then.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  'alter table inspection_template_version add column device_type text, add column published_at timestamptz',
  `update inspection_template_version as version
     set device_type = template.device_type,
       published_at = case when version.version = template.version and version.version > 1
         then template.updated_at else 'epoch'::timestamptz end
     from inspection_template as template
     where template.company_id = version.company_id and template.id = version.template_id`,
  'alter table inspection_template_version alter column device_type set not null',
];
