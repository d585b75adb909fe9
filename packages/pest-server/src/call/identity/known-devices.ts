import { createHash } from 'node:crypto';
import type { System } from '../../database/transactions';

const forgottenAfterMs = 180 * 24 * 60 * 60_000;

/** A browser's mark is a secret of that browser; the database has its SHA-256. */
export function hashMark(mark: string): string {
  return createHash('sha256').update(mark).digest('hex');
}

/** A browser that gave the right password is known from then on. */
export async function rememberDevice(system: System, accountId: string, mark: string, now: Date): Promise<void> {
  await system
    .insertInto('known_device')
    .values({ account_id: accountId, mark_hash: hashMark(mark), last_used_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'mark_hash']).doUpdateSet({ last_used_at: now }))
    .execute();
}

/** Deletes what nobody signed in with for half a year. */
export async function removeForgottenDevices(system: System, now: Date): Promise<void> {
  await system
    .deleteFrom('known_device')
    .where('last_used_at', '<', new Date(now.getTime() - forgottenAfterMs))
    .execute();
}
