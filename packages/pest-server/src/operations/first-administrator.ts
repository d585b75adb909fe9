import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readPhone, reviewStatus, userTypes, verificationTypes } from 'pest-sdk';
import { z } from 'zod';
import { isMobile, type VerificationCodes } from '../call/identity/verification-codes';
import { newId } from '../database/ids';
import type { Row } from '../database/tables';
import { type System, withinSystem } from '../database/transactions';

/** Who is to run the platform: its phone is what it signs in with. */
export const administratorDraft = z.object({ phone: z.string(), name: z.string(), company: z.string() });
export type AdministratorDraft = z.infer<typeof administratorDraft>;

/** What opens the account once: goes into a link, and nowhere else. */
export const invitation = z.object({
  phone: z.string(),
  code: z.string(),
  device: z.string(),
  /** Whether the account was there before. */
  known: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** Somebody who cannot be the platform's administrator: told in a sentence. */
export class NoAdministratorError extends Error {
  override readonly name = 'NoAdministratorError';
}

/**
 * Makes the platform's company and its administrator, or finds the one that is there, and answers what its password is
 * set with: within a day, once. Links that were made before are good no more.
 *
 * @throws NoAdministratorError where the phone is none, belongs to another account, or the platform has somebody already.
 */
export async function createAdministrator(
  { database, codes }: { readonly database: System; readonly codes: VerificationCodes },
  draft: AdministratorDraft,
  now: Date,
): Promise<Invitation> {
  const phone = readPhone(draft.phone);
  if (!isMobile(phone)) throw new NoAdministratorError(`${phone} is no mobile number, like 13800000000.`);
  return withinSystem({ kysely: database, hasOneConnection: true }).asSystem(async (system) => {
    const there = await administratorOf(system, phone);
    const account = there ?? (await addAdministrator(system, { ...draft, phone }, now));
    await note(system, account, there ? 'loginReset' : 'accountCreated', now);
    const request = { phone, purpose: verificationTypes.forgottenPassword, device: randomBytes(16).toString('hex') };
    await system
      .deleteFrom('verification_code')
      .where('phone', '=', phone)
      .where('purpose', '=', request.purpose)
      .execute();
    const code = await codes.grant(system, request, now);
    return { phone, code, device: request.device, known: there !== null };
  });
}

type Named = Pick<Row<'account'>, 'id' | 'user_name' | 'login_id'> & { readonly company_id: string; company: string };

/** The administrator with this phone; null where the platform has none. */
async function administratorOf(system: System, phone: string): Promise<Named | null> {
  // Of two that make the first one at once, the second finds it.
  await sql`select pg_advisory_xact_lock(hashtext('first administrator'))`.execute(system);
  const heads = await system
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .where('company.platform', '=', true)
    .where('account.type', '=', userTypes.administrator)
    .where('account.deleted_at', 'is', null)
    .select(['account.id', 'account.login_id', 'user_name', 'company.id as company_id', 'company.name as company'])
    .execute();
  const found = heads.find(({ login_id }) => login_id === phone);
  if (found) return found;
  if (heads.length > 0)
    throw new NoAdministratorError('The platform has an administrator already, with another phone.');
  const taken = await system.selectFrom('account').select('id').where('login_id', '=', phone).executeTakeFirst();
  if (taken) throw new NoAdministratorError(`${phone} belongs to another account.`);
  return null;
}

async function addAdministrator(system: System, { phone, name, company }: AdministratorDraft, now: Date) {
  const there = await system
    .selectFrom('company')
    .select(['id', 'name'])
    .where('platform', '=', true)
    .executeTakeFirst();
  const home = there ?? { id: newId(now), name: company };
  if (!there) {
    await system
      .insertInto('company')
      .values({ ...home, status: reviewStatus.approved, platform: true, created_at: now })
      .execute();
  }
  const account = { id: newId(now), login_id: phone, user_name: name };
  await system
    .insertInto('account')
    .values({
      ...account,
      company_id: home.id,
      type: userTypes.administrator,
      // Of nobody, and never right, until the link is used.
      password_hash: '',
      permissions: '[]',
      created_at: now,
    })
    .execute();
  return { ...account, company_id: home.id, company: home.name };
}

async function note(system: System, account: Named, act: 'accountCreated' | 'loginReset', now: Date): Promise<void> {
  await system
    .insertInto('audit_entry')
    .values({
      id: newId(now),
      at: now,
      owner_id: account.company_id,
      owner_name: account.company,
      account_id: account.id,
      account_name: account.user_name,
      login_id: account.login_id,
      act,
      subject_id: account.id,
      subject: account.user_name,
      note: 'pest-server create-admin',
      address: '',
    })
    .execute();
}
