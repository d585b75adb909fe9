import { sql } from 'kysely';
import type { System } from '../../database/transactions';
import { countInMinute } from './minute-counts';

const freeTries = 5;
const longestWaitSeconds = 15 * 60;
const addressTriesPerMinute = 30;

/** What tries are counted for. */
export type TrySubject =
  | { readonly loginId: string }
  /** A browser that has signed in to the account before: strangers' tries do not hold it up, nor does it help them. */
  | { readonly loginId: string; readonly device: string };

/** Counts a try from an address; answers the seconds to wait, 0 when it may be made now. */
export async function addressWait(system: System, address: string, now: Date): Promise<number> {
  const tries = await countInMinute(system, `address:${networkOf(address)}`, now);
  return tries > addressTriesPerMinute ? 60 : 0;
}

/**
 * Takes a try, before the password is looked at and in one statement: however many come at once, from however many
 * addresses and to however many processes, no more are checked than are allowed. Five are free, then each wait is twice
 * the last one, up to 15 minutes: nobody can lock somebody else out for long.
 *
 * @returns the seconds to wait; 0 when the try was taken.
 */
export async function takeTry(system: System, subject: TrySubject, now: Date): Promise<number> {
  const key = keyOf(subject);
  const waited = sql<boolean>`login_try.last_failed_at
    + make_interval(secs => least(${longestWaitSeconds}::int, 2 ^ least(20, login_try.failures - ${freeTries - 1}::int)))
    <= ${now}`;
  const taken = await system
    .insertInto('login_try')
    .values({ subject: key, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ failures: sql`login_try.failures + 1`, last_failed_at: now })
        .where((each) => each.or([each('login_try.failures', '<', freeTries), waited])),
    )
    .returning('failures')
    .executeTakeFirst();
  return taken ? 0 : secondsLeft(system, key, now);
}

/** A try that could not be checked is nobody's. */
export async function giveBackTry(system: System, subject: TrySubject): Promise<void> {
  await system
    .updateTable('login_try')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('subject', '=', keyOf(subject))
    .execute();
}

export async function clearTries(system: System, subject: TrySubject): Promise<void> {
  await system.deleteFrom('login_try').where('subject', '=', keyOf(subject)).execute();
}

/** Deletes counts that hold nobody up any more. */
export async function removeOldTries(system: System, now: Date): Promise<void> {
  const day = 24 * 60 * 60_000;
  await system
    .deleteFrom('login_try')
    .where('last_failed_at', '<', new Date(now.getTime() - day))
    .execute();
}

async function secondsLeft(system: System, key: string, now: Date): Promise<number> {
  const tried = await system.selectFrom('login_try').selectAll().where('subject', '=', key).executeTakeFirst();
  if (!tried) return 1;
  const wait = Math.min(longestWaitSeconds, 2 ** Math.min(20, tried.failures - freeTries + 1));
  return Math.max(1, Math.ceil(wait - (now.getTime() - tried.last_failed_at.getTime()) / 1000));
}

function keyOf(subject: TrySubject): string {
  return 'device' in subject ? `device:${subject.loginId}:${subject.device}` : `account:${subject.loginId}`;
}

/** Whole /64 networks count as one in IPv6: a single host has that many addresses. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
