import { createHash } from 'node:crypto';
import { readPhone, userTypes } from 'pest-sdk';
import { hasEffect, isThere, rowsWith } from '../../database/rows';
import type { Row } from '../../database/tables';
import type { System } from '../../database/transactions';
import type { Identity, Provider, Tried } from '../../providers/identity/openid';
import { hashMark } from './known-devices';
import type { SealedSecrets } from './sealed-secrets';

const tryLivesMs = 10 * 60_000;

/** Where a provider sends people back to. */
export function loginPage(origin: string): string {
  return `${origin}/login`;
}

/** What a company's client secret is sealed for. */
export function sealedPlace(companyId: string): string {
  return `company_sign_in ${companyId}`;
}

/** A company's provider, with its secret open. */
export function providerOf(
  { parts }: { readonly parts: { readonly sealed: SealedSecrets } },
  row: Pick<Row<'company_sign_in'>, 'company_id' | 'issuer' | 'client_id' | 'client_secret'>,
): Provider {
  const clientSecret = parts.sealed.open(row.client_secret, sealedPlace(row.company_id));
  return { issuer: row.issuer, clientId: row.client_id, clientSecret };
}

/** Who is expected back: somebody in the browser that began, or the administrator who tries the provider out. */
type Expected = { readonly device: string | undefined } | { readonly accountId: string };

/** Keeps what is needed when somebody comes back. */
export async function keepTry(
  system: System,
  { companyId, ...expected }: Expected & { readonly companyId: string },
  { state, nonce, verifier }: Tried,
  now: Date,
): Promise<void> {
  await system.deleteFrom('company_sign_in_try').where('expires_at', '<=', now).execute();
  await system
    .insertInto('company_sign_in_try')
    .values({
      state_hash: hashOf(state),
      company_id: companyId,
      ...expectedIn(expected),
      nonce,
      verifier,
      expires_at: new Date(now.getTime() + tryLivesMs),
    })
    .execute();
}

/** The try that a state belongs to, used up; undefined for whoever else comes with it, so that nobody is signed in by others. */
export function takeTryOf(system: System, state: string, expected: Expected, now: Date) {
  const { device_hash, account_id } = expectedIn(expected);
  return system
    .deleteFrom('company_sign_in_try')
    .where('state_hash', '=', hashOf(state))
    .where('device_hash', '=', device_hash)
    .where('account_id', account_id === null ? 'is' : '=', account_id)
    .where('expires_at', '>', now)
    .returning(['company_id', 'nonce', 'verifier'])
    .executeTakeFirst();
}

function expectedIn(expected: Expected) {
  if ('accountId' in expected) return { device_hash: '', account_id: expected.accountId };
  return { device_hash: expected.device === undefined ? '' : hashMark(expected.device), account_id: null };
}

/** What a provider vouches for, of the domain that its company asks for; empty texts for what it does not; null for nothing. */
export function vouchedFor({ verifiedMail, verifiedPhone }: Identity, mailDomain: string) {
  const isOfDomain = mailDomain === '' || verifiedMail?.endsWith(`@${mailDomain}`);
  const mail = isOfDomain ? (verifiedMail ?? '') : '';
  const phone = verifiedPhone === null ? '' : readPhone(verifiedPhone);
  if (mailDomain !== '' && mail === '') return null;
  return mail === '' && phone === '' ? null : { mail, phone };
}

/**
 * The account of a company that somebody at its provider opens: the one that it is bound to, whatever was written into
 * accounts since; else the one with its mail or phone that nobody is bound to. Null for none, or several.
 */
export async function accountOf(
  system: System,
  { company_id, mail_domain }: Pick<Row<'company_sign_in'>, 'company_id' | 'mail_domain'>,
  identity: Identity,
): Promise<string | null> {
  const vouched = vouchedFor(identity, mail_domain);
  if (vouched === null) return null;
  const { mail, phone } = vouched;
  const accounts = await system
    .selectFrom('account')
    .leftJoin('company_identity', 'company_identity.account_id', 'account.id')
    .select(['account.id', 'disabled_at', 'subject'])
    .where('account.company_id', '=', company_id)
    // Whoever could change the provider would otherwise come in as the administrator.
    .where('type', '!=', userTypes.administrator)
    .where('deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('subject', '=', identity.subject),
        row.and([row('login_id', '=', phone), row.val(phone !== '')]),
        row.and([row(row.fn<string>('lower', ['email']), '=', mail), row.val(mail !== '')]),
      ]),
    )
    .execute();
  const bound = accounts.find(({ subject }) => subject === identity.subject);
  if (bound) return bound.id;
  const open = accounts.filter(({ disabled_at }) => disabled_at === null);
  // Who is disabled is told so, unless somebody else has the address now.
  const [account, another] = open.length > 0 ? open : accounts;
  return another === undefined && account?.subject === null ? account.id : null;
}

/** From now on nobody else at the provider opens the account, and this one no other; false where somebody else was first. */
export async function bindIdentity(
  system: System,
  { company_id, mail_domain }: Pick<Row<'company_sign_in'>, 'company_id' | 'mail_domain'>,
  { accountId, identity }: { readonly accountId: string; readonly identity: Identity },
  now: Date,
): Promise<boolean> {
  const { subject } = identity;
  const { mail, phone } = vouchedFor(identity, mail_domain) ?? { mail: '', phone: '' };
  const told = { name: mail || phone, last_used_at: now };
  await system
    .insertInto('company_identity')
    .values({ account_id: accountId, company_id, subject, bound_at: now, ...told })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = system
    .updateTable('company_identity')
    .set(told)
    .where(rowsWith({ account_id: accountId, subject }));
  return hasEffect(changed);
}

/** Whose account at the provider opens an account; undefined for nobody's. */
export function identityOf(system: System, accountId: string) {
  return system.selectFrom('company_identity').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function unbindIdentity(system: System, accountId: string): Promise<void> {
  await system.deleteFrom('company_identity').where('account_id', '=', accountId).execute();
}

/** Whether an account's company lets it in by its own provider only. Its administrator can always change that. */
export function isCompanyOnly(system: System, accountId: string): Promise<boolean> {
  const found = system
    .selectFrom('account')
    .innerJoin('company_sign_in', 'company_sign_in.company_id', 'account.company_id')
    .where(rowsWith({ 'account.id': accountId, 'company_sign_in.enforced': true }))
    .where('account.type', '!=', userTypes.administrator)
    .select('account.id');
  return isThere(found);
}

/** Whether the mail that is written into an account says who comes in by its provider: nobody is bound to it yet. */
export async function isOpenedByMail(system: System, accountId: string): Promise<boolean> {
  const found = await system
    .selectFrom('account')
    .innerJoin('company_sign_in', 'company_sign_in.company_id', 'account.company_id')
    .leftJoin('company_identity', 'company_identity.account_id', 'account.id')
    .where('account.id', '=', accountId)
    .where('subject', 'is', null)
    .where('account.type', '!=', userTypes.administrator)
    .select('account.id')
    .executeTakeFirst();
  return found !== undefined;
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}
