import { sql } from 'kysely';
import type { System } from '../database/transactions';

const freeTries = 5;
const longestWaitSeconds = 15 * 60;
const addressTriesPerMinute = 30;

/**
 * Counts a try from an address, and answers the seconds to wait before the account may be tried; 0 is now. Waits
 * double from the sixth wrong password on and end at 15 minutes: nobody can lock somebody else out for long.
 */
export async function loginWait(system: System, loginId: string, address: string, now: Date): Promise<number> {
  const fromAddress = await countTry(system, addressSubject(address), now);
  if (fromAddress > addressTriesPerMinute) return 60;
  const failed = await system
    .selectFrom('login_try')
    .selectAll()
    .where('subject', '=', accountSubject(loginId))
    .executeTakeFirst();
  return failed ? secondsLeft(failed.failures, failed.last_failed_at, now) : 0;
}

export async function countFailure(system: System, loginId: string, now: Date): Promise<void> {
  await system
    .insertInto('login_try')
    .values({ subject: accountSubject(loginId), failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ failures: sql`login_try.failures + 1`, last_failed_at: now }),
    )
    .execute();
}

export async function clearFailures(system: System, loginId: string): Promise<void> {
  await system.deleteFrom('login_try').where('subject', '=', accountSubject(loginId)).execute();
}

/** Tries of the current minute, this one included; `last_failed_at` is the minute's beginning here. */
async function countTry(system: System, subject: string, now: Date): Promise<number> {
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

function secondsLeft(failures: number, lastFailedAt: Date, now: Date): number {
  if (failures < freeTries) return 0;
  const wait = Math.min(longestWaitSeconds, 2 ** Math.min(20, failures - freeTries + 1));
  return Math.max(0, Math.ceil(wait - (now.getTime() - lastFailedAt.getTime()) / 1000));
}

function accountSubject(loginId: string): string {
  return `account:${loginId}`;
}

/** Whole /64 networks count as one in IPv6: a single host has that many addresses. */
function addressSubject(address: string): string {
  return `address:${address.includes(':') ? address.split(':').slice(0, 4).join(':') : address}`;
}

/** Deletes counts that hold nobody up any more. */
export async function removeOldTries(system: System, now: Date): Promise<void> {
  const day = 24 * 60 * 60_000;
  await system
    .deleteFrom('login_try')
    .where('last_failed_at', '<', new Date(now.getTime() - day))
    .execute();
}
