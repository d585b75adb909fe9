import { sql } from 'kysely';
import type { Language } from 'pest-sdk';
import { newId } from '../../database/ids';
import type { System } from '../../database/transactions';
import { deviceOf } from './device-words';

const shown = 20;

export interface SignIn {
  readonly accountId: string;
  readonly address: string;
  /** What the portal was read in. */
  readonly language: Language;
}

/** Notes that somebody signed in. */
export async function recordSignIn(system: System, { accountId, address, language }: SignIn, now: Date): Promise<void> {
  await system
    .insertInto('sign_in')
    .values({ id: newId(now), account_id: accountId, at: now, address, language })
    .execute();
}

/** The language that each account was last signed in with; those that never were are missing. */
export async function lastLanguages(
  system: System,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  if (accountIds.length === 0) return new Map();
  const rows = await system
    .selectFrom('sign_in')
    .distinctOn('account_id')
    .select(['account_id', 'language'])
    .where('account_id', 'in', [...accountIds])
    .orderBy('account_id')
    .orderBy('at', 'desc')
    .execute();
  return new Map(rows.map(({ account_id, language }) => [account_id, language]));
}

/** When each account was last signed in to; those that never were are missing. */
export async function lastSignIns(system: System, accountIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (accountIds.length === 0) return new Map();
  const rows = await system
    .selectFrom('sign_in')
    .where('account_id', 'in', [...accountIds])
    .groupBy('account_id')
    .select((row) => ['account_id', row.fn.max('at').as('last')])
    .execute();
  return new Map(rows.map(({ account_id, last }) => [account_id, last]));
}

/** Where an account is signed in now, as its person reads it; `tokenHash` is of the session that asks. */
export async function sessionsOf(system: System, accountId: string, tokenHash: string, now: Date) {
  const sessions = await system
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(sql<Date>`last_used_at + make_interval(mins => idle_minutes)`, '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(shown)
    .execute();
  return sessions.map((session) => ({
    id: session.id,
    current: session.token_hash === tokenHash,
    ...deviceOf(session.user_agent),
    address: session.address,
    method: session.method,
    startedAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
  }));
}

/** When and from where an account was signed in to. */
export async function signInsOf(system: System, accountId: string) {
  const rows = await system
    .selectFrom('sign_in')
    .select(['at', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ at, address }) => ({ at: at.toISOString(), address }));
}

/** Deletes old ones, but for the last of each account: that one says that it was used. */
export async function removeOldSignIns(system: System, before: Date): Promise<void> {
  await sql`delete from sign_in where at < ${before}
    and exists (select from sign_in as later where later.account_id = sign_in.account_id and later.at > sign_in.at)`.execute(
    system,
  );
}
