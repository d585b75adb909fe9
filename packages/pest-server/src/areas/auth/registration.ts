/** People who register themselves: a service company with its administrator, or a customer with its login. */
import { type RequestOf, reviewStatus, userTypes, verificationTypes } from 'pest-sdk';
import { recordSignIn } from '../../books/accounts/sign-ins';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { startSession } from '../../call/identity/sessions';
import { type CodeRequest, isMobile } from '../../call/identity/verification-codes';
import { hashNewPassword } from '../../call/new-password';
import { PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { newId } from '../../database/ids';
import type { System } from '../../database/transactions';
import { insertApplicant } from './registration.queries';
import { takeTryOfAddress } from './tries';

type Registration = RequestOf<'auth.webRegister'>;

export const registrationHandlers = {
  'auth.webRegister': register,
  'auth.guardianRegister': register,
} satisfies Partial<AreaHandlers<'auth'>>;

/**
 * Whether a phone has an account is told only to whoever holds a right code for it. The code is used up by the
 * transaction that makes the account, so that of many registrations with one code a single one is taken.
 */
async function register(call: Call, given: Registration): Promise<string> {
  const { parts, now, address, language, userAgent } = call;
  if (!isMobile(given.loginId)) refuse('account.phoneInvalid', { field: 'loginId' });
  await takeTryOfAddress(call);
  const { loginId: phone, device } = given;
  const login: CodeRequest = { phone, purpose: verificationTypes.registration, device };
  const right = await parts.codes.check(parts.database.system, login, given.code, now);
  if (!right) refuse('account.codeInvalid', { field: 'code' });
  const known = [given.loginId, given.userName, given.companyName ?? ''];
  const passwordHash = await hashNewPassword(call, given.password, known);
  return refusedAs('account_login_id', new PestRefusal('account.phoneTaken', { field: 'loginId' }), () =>
    parts.database.asSystem(async (system) => {
      if (!(await parts.codes.use(system, login, given.code))) refuse('account.codeInvalid', { field: 'code' });
      const accountId = await addApplicant(call, system, given, passwordHash);
      await recordSignIn(system, { accountId, address, language }, now);
      return startSession(system, { accountId, remember: false, method: 'password', address, userAgent }, now);
    }),
  );
}

/** What is registered has submitted nothing yet; what is known of it already waits in its form. */
async function addApplicant({ now }: Call, system: System, given: Registration, passwordHash: string): Promise<string> {
  const home = newId(now);
  const name = given.companyName ?? '';
  const address = given.companyAddress ?? '';
  const email = given.companyEmail ?? '';
  const { agreement = '' } = given;
  // biome-ignore lint/plugin: what somebody registers as
  const ofCompany = given.userType === userTypes.administrator;
  const account = {
    id: newId(now),
    company_id: ofCompany ? home : null,
    customer_id: ofCompany ? null : home,
    login_id: given.loginId,
    password_hash: passwordHash,
    user_name: given.userName,
    type: given.userType,
    permissions: '[]',
    email,
    created_at: now,
    proven_at: now,
    agreement,
    agreed_at: agreement === '' ? null : now,
  };
  const applicant = { id: home, name, address, status: reviewStatus.none };
  if (ofCompany) {
    const contact = { contact_name: given.userName, contact_phone: given.loginId };
    await insertApplicant(system, { company: { ...applicant, ...contact, created_at: now }, account });
  } else {
    const contact = { phone: given.loginId, report_email: email };
    const unknown = { credit_code: '', region: '', client_type: 'other' as const };
    await insertApplicant(system, { customer: { ...applicant, ...contact, ...unknown, registered_at: now }, account });
  }
  return account.id;
}
