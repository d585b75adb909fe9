import { type Kysely, sql } from 'kysely';

/**
 * Which device types and pest groups there are is said by their rows in `pest-sdk`, which the contract asks of every
 * request: a list of names here would refuse one that is added there.
 */
export async function up(database: Kysely<never>): Promise<void> {
  await sql
    .raw(`
alter table device_threshold
  drop constraint device_threshold_device_type_check,
  drop constraint device_threshold_check,
  add constraint device_threshold_value_check check (value >= 0);
alter table site_threshold drop constraint site_threshold_pest_group_check;
`)
    .execute(database);
}
