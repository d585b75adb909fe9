import { type Kysely, sql } from 'kysely';

/**
 * "Checked" is said of devices that a reading was taken of. What was handed in before counted every outcome: those that
 * nobody got to are counted apart, and those that were not due are not counted.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('alter table task add column devices_not_reached int').execute(database);
  await sql
    .raw(`update task set
        devices_due = greatest(0, devices_due - not_due),
        devices_checked = greatest(0, devices_checked - not_due - not_reached),
        devices_not_reached = not_reached
      from (select task.company_id, task.id,
          count(*) filter (where outcome in ('inaccessible', 'missing', 'unusable'))::int as not_reached,
          count(*) filter (where outcome = 'notDue')::int as not_due
        from task left join device_check on device_check.company_id = task.company_id and device_check.task_id = task.id
        where task.devices_due is not null
        group by task.company_id, task.id) as counted
      where task.company_id = counted.company_id and task.id = counted.id`)
    .execute(database);
}
