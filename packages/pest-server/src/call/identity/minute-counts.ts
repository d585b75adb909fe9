import { sql } from 'kysely';
import type { System } from '../../database/transactions';

/** How often something was asked for in the current minute, this time included. Every process counts the same. */
export async function countInMinute(system: System, subject: string, now: Date): Promise<number> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const counted = await system
    .insertInto('login_try')
    .values({ subject, failures: 1, last_failed_at: minute })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when login_try.last_failed_at = ${minute} then login_try.failures + 1 else 1 end`,
        last_failed_at: minute,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return counted.failures;
}
