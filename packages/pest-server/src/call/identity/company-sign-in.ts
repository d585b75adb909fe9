import { createHash } from 'node:crypto';
import { readPhone, userTypes } from 'pest-sdk';
import type { System } from '../../database/transactions';
import type { Identity, Tried } from '../../providers/identity/openid';
import { hashMark } from './known-devices';

const tryLivesMs = 10 * 60_000;

/** Where a provider sends people back to. */
export function loginPage(origin: string): string {
  return `${origin}/login`;
}

/** What a company's client secret is sealed for. */
export function sealedPlace(companyId: string): string {
  return `company_sign_in ${companyId}`;
}

/** Keeps what is needed when somebody comes back. */
export async function keepTry(
  system: System,
  companyId: string,
  { state, nonce, verifier }: Tried,
  device: string | undefined,
  now: Date,
): Promise<void> {
  await system.deleteFrom('company_sign_in_try').where('expires_at', '<=', now).execute();
  await system
    .insertInto('company_sign_in_try')
    .values({
      state_hash: hashOf(state),
      company_id: companyId,
      device_hash: deviceHash(device),
      nonce,
      verifier,
      expires_at: new Date(now.getTime() + tryLivesMs),
    })
    .execute();
}

/** The try that a state belongs to, used up; undefined in another browser, so that nobody is signed in by others. */
export function takeTryOf(system: System, state: string, device: string | undefined, now: Date) {
  return system
    .deleteFrom('company_sign_in_try')
    .where('state_hash', '=', hashOf(state))
    .where('device_hash', '=', deviceHash(device))
    .where('expires_at', '>', now)
    .returning(['company_id', 'nonce', 'verifier'])
    .executeTakeFirst();
}

/** The one account of a company that a provider vouches for, by its phone or mail; null for none, or several. */
export async function accountOf(
  system: System,
  { companyId, mailDomain }: { readonly companyId: string; readonly mailDomain: string },
  { verifiedMail, verifiedPhone }: Identity,
): Promise<string | null> {
  const mail =
    verifiedMail !== null && (mailDomain === '' || verifiedMail.endsWith(`@${mailDomain}`)) ? verifiedMail : '';
  const phone = verifiedPhone === null ? '' : readPhone(verifiedPhone);
  if (mailDomain !== '' && mail === '') return null;
  const accounts = await system
    .selectFrom('account')
    .select(['id', 'disabled_at'])
    .where('company_id', '=', companyId)
    // Whoever could change the provider would otherwise come in as the administrator.
    .where('type', '!=', userTypes.administrator)
    .where('deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([row('login_id', '=', phone), row.val(phone !== '')]),
        row.and([row(row.fn<string>('lower', ['email']), '=', mail), row.val(mail !== '')]),
      ]),
    )
    .execute();
  const open = accounts.filter(({ disabled_at }) => disabled_at === null);
  // Who is disabled is told so, unless somebody else has the address now.
  const [account, another] = open.length > 0 ? open : accounts;
  return another === undefined ? (account?.id ?? null) : null;
}

/** Whether an account's company lets it in by its own provider only. Its administrator can always change that. */
export async function isCompanyOnly(system: System, accountId: string): Promise<boolean> {
  const found = await system
    .selectFrom('account')
    .innerJoin('company_sign_in', 'company_sign_in.company_id', 'account.company_id')
    .where('account.id', '=', accountId)
    .where('company_sign_in.enforced', '=', true)
    .where('account.type', '!=', userTypes.administrator)
    .select('account.id')
    .executeTakeFirst();
  return found !== undefined;
}

function deviceHash(device: string | undefined): string {
  return device === undefined ? '' : hashMark(device);
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}
