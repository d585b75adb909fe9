import type { Kysely } from 'kysely';
import { findMisstated } from './038-misstated-reports';

/** Approved reports in which percents of several services were added are listed with those that compare wrongly. */
export async function up(database: Kysely<never>): Promise<void> {
  await findMisstated(database);
}
