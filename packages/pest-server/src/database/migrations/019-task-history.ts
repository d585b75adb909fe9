import { type Kysely, sql } from 'kysely';
import { createTable } from '../placement';
import { forCompany } from './policies';

/** What happened to a service and is written over in its row: other times, other people, returns, readings corrected. */
export async function up(database: Kysely<never>): Promise<void> {
  await createTable(
    database,
    'task_event',
    `company_id uuid not null,
    id uuid not null,
    task_id uuid not null,
    at timestamptz not null,
    account_name text not null,
    event jsonb not null,
    primary key (company_id, id)`,
    ['foreign key (company_id, task_id) references task (company_id, id) on delete cascade'],
  );
  const script = `
    create index task_event_by_task on task_event (company_id, task_id, at);
    ${forCompany('task_event')}
  `;
  await sql.raw(script).execute(database);
}
