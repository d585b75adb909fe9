import { reviewStatus, type SignInMethod } from 'pest-sdk';
import { recordSignIn } from '../../books/accounts/sign-ins';
import type { Call } from '../../call/call';
import { CodedAnswer } from '../../call/handlers';
import { isCompanyOnly } from '../../call/identity/company-sign-in';
import { rememberDevice } from '../../call/identity/known-devices';
import { startSession } from '../../call/identity/sessions';
import { refuse } from '../../call/refusal';
import type { Login } from './auth.queries';

interface SignIn {
  readonly method: SignInMethod;
  readonly remember?: boolean | undefined;
  readonly device?: string | undefined;
}

/** The token of somebody who has shown who they are; under 10009 while the information is not approved. */
export async function openSession(
  { parts, now, address, language, userAgent }: Call,
  { accountId, status }: Login,
  { method, remember = false, device }: SignIn,
): Promise<string | CodedAnswer<string>> {
  const { system } = parts.database;
  if (method !== 'company' && (await isCompanyOnly(system, accountId))) refuse('account.companySignInOnly');
  if (device !== undefined) await rememberDevice(system, accountId, device, now);
  await recordSignIn(system, { accountId, address, language }, now);
  const token = await startSession(system, { accountId, remember, method, address, userAgent }, now);
  return status === reviewStatus.approved ? token : new CodedAnswer('account.informationIncomplete', token);
}
