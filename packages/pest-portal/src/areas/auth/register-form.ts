import { type RequestInput, registrationConsent, userTypes } from 'pest-sdk';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { operatorOfPage } from '../../base/operator';
import { writeToken } from '../../base/token-cookie';
import { keepValues, keptValues } from './kept-values';
import { emptyPassword, hashed } from './password-form';

/** What one registers as: a service company, or a customer. */
export const registeredTypes = [userTypes.administrator, userTypes.customer] as const;

export const emptyRegistration = {
  ...emptyPassword,
  userName: '',
  companyName: '',
  companyEmail: '',
  companyAddress: '',
  userType: userTypes.administrator as (typeof registeredTypes)[number],
  agreement: false,
};
export type RegistrationValues = typeof emptyRegistration;

const form = 'registration';

/** Everything but passwords and the agreement. */
export const keptRegistration = () => keptValues(form, emptyRegistration);

/** Null forgets it. */
export function keepRegistration(values: RegistrationValues | null): void {
  const { password, confirmPassword, agreement } = emptyRegistration;
  keepValues(form, values && { ...values, password, confirmPassword, agreement });
}

/**
 * The nine fields of specification §3, and for our own server what was agreed to and this browser's mark: another one
 * may refuse what it does not know. Passwords leave the browser as MD5 only (§5).
 */
export function registerRequest(values: RegistrationValues) {
  const { loginId, userName, userType, agreement, companyName, companyEmail, companyAddress } = values;
  return {
    loginId,
    userName,
    userType,
    ...hashed(values),
    // What is left empty is asked for with the other details, after the registration.
    companyName: companyName.trim() || undefined,
    companyEmail: companyEmail.trim() || undefined,
    companyAddress: companyAddress.trim() || undefined,
    agreement: agreement && operatorOfPage() !== null ? registrationConsent : undefined,
    ...markForOurs(),
  };
}

/** Registers and keeps the token: who has registered is signed in. */
export async function register(request: RequestInput<'auth.webRegister'>): Promise<void> {
  writeToken(await client.auth.webRegister(request), { remember: false });
}
