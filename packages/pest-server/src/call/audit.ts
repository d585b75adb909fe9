import type { Kysely } from 'kysely';
import type { AuditAct } from 'pest-sdk';
import { newId } from '../database/ids';
import type { Tables } from '../database/tables';
import type { System } from '../database/transactions';
import type { Call } from './call';
import { homeName } from './identity/home-name';

/** What was done, and on whom or what. */
export interface AuditedAct {
  readonly act: AuditAct;
  readonly subject: { readonly id: string | null; readonly name: string };
  /** A reason that was given. */
  readonly note?: string | undefined;
}

/** Adds to the audit log who did something, in the transaction that does it: one is not there without the other. */
export async function audit(
  { caller, now, address }: Call,
  db: Kysely<Tables>,
  { act, subject, note = '' }: AuditedAct,
): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      id: newId(now),
      at: now,
      owner_id: caller.home.id,
      owner_name: await homeName(db, caller),
      account_id: caller.accountId,
      account_name: caller.userName,
      login_id: caller.loginId,
      act,
      subject_id: subject.id,
      subject: subject.name,
      note,
      address,
    })
    .execute();
}

/** Deletes entries whose years are over. */
export async function removeOldEntries(system: System, before: Date): Promise<void> {
  await system.deleteFrom('audit_entry').where('at', '<', before).execute();
}
