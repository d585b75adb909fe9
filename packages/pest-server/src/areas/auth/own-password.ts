/** Passwords that a person sets with a code sent to its phone. */
import { type RequestOf, verificationTypes } from 'pest-sdk';
import { letSpeak } from '../../books/bindings/bindings';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { forgetFactors } from '../../call/identity/second-factors';
import { endSessions } from '../../call/identity/sessions';
import { type CodeRequest, isMobile } from '../../call/identity/verification-codes';
import { letterText, tellActor } from '../../call/letters/tell';
import { hashNewPassword } from '../../call/new-password';
import { orNotFound, refuse } from '../../call/refusal';
import type { System } from '../../database/transactions';
import { findLogin, setProvenPassword } from './auth.queries';
import { takeTryOfAddress } from './tries';

const tooMany = {
  zh: '验证码发送过于频繁，请稍后再试',
  en: 'Too many codes have been sent. Please wait a moment and try again.',
} as const;
const sendFailed = { zh: '发送失败，请稍后重试', en: 'Sending failed. Please retry later.' } as const;

export const ownPasswordHandlers = {
  /** Answers alike whether or not the phone is known. */
  'auth.startVerification': async (call, request) => {
    const phone = request.phoneNumber;
    if (!isMobile(phone)) refuse('account.phoneInvalid', { field: 'phoneNumber' });
    const { parts, now, address } = call;
    const wanted = { phone, purpose: request.verificationType, device: request.device };
    const issued = await parts.database.asSystem((system) => parts.codes.issue(system, wanted, address, now));
    if ('waitSeconds' in issued) {
      refuse('general.businessFailure', { words: tooMany, retryAfter: issued.waitSeconds });
    }
    const known = (await findLogin(parts.database.system, phone)) !== null;
    const text = codeText(call, request.verificationType, known, issued.code);
    if (text !== null) await sendCode(call, request, text, issued.code);
    return null;
  },

  'auth.webForgotPassword': async (call, request) => {
    await setWithCode(call, request, {
      login: { phone: request.loginId, purpose: verificationTypes.forgottenPassword, device: request.device },
      gone: 'account.phoneUnknown',
      keepSession: null,
    });
    return null;
  },

  'auth.setOwnPassword': async (call, request) => {
    const { caller } = call;
    await setWithCode(call, request, {
      login: { phone: caller.loginId, purpose: verificationTypes.ownPassword, device: request.device },
      gone: 'account.notFound',
      keepSession: caller.tokenHash,
    });
    return null;
  },
} satisfies Partial<AreaHandlers<'auth'>>;

/** What is sent; null where nobody asked who could use it. */
function codeText({ language }: Call, purpose: number, known: boolean, code: string): string | null {
  if (purpose === verificationTypes.registration && known) return letterText('registered', language);
  return known || purpose === verificationTypes.registration ? letterText('code', language, { code }) : null;
}

/** A registration is told to every phone, and waits; the other codes go to known phones only, behind the answer. */
async function sendCode(
  call: Call,
  { phoneNumber: to, verificationType }: RequestOf<'auth.startVerification'>,
  text: string,
  code: string,
): Promise<void> {
  const { messages, reportFault } = call.parts;
  const message = { kind: 'sms', to, text, secret: code } as const;
  if (verificationType !== verificationTypes.registration) return messages.sendBehind(message);
  try {
    await messages.sendNow(message);
  } catch (error) {
    reportFault(error);
    refuse('general.businessFailure', { words: sendFailed });
  }
}

interface PasswordOwner {
  readonly login: CodeRequest;
  readonly gone: 'account.phoneUnknown' | 'account.notFound';
  readonly keepSession: string | null;
}

/**
 * Sets a password that only its person knows, which proves the phone. Every other session of the account ends, and the
 * phone is told.
 *
 * @throws PestRefusal `account.codeInvalid`, for an unknown phone as well; after a right code `gone`, where the account
 * has been deleted since it was sent.
 */
async function setWithCode(
  call: Call,
  { code, password }: { readonly code: string; readonly password: string },
  { login, gone, keepSession }: PasswordOwner,
): Promise<void> {
  const { parts, now } = call;
  await takeTryOfAddress(call);
  const right = await parts.codes.check(parts.database.system, login, code, now);
  if (!right) refuse('account.codeInvalid', { field: 'code' });
  const passwordHash = await hashNewPassword(call, password, [login.phone]);
  await parts.database.asSystem(async (system: System) => {
    const used = (await parts.codes.use(system, login, code)) ?? refuse('account.codeInvalid', { field: 'code' });
    const account = orNotFound(await setProvenPassword(system, login.phone, passwordHash, now), gone);
    if (used.takes_over) await forgetFactors(system, account.id, now);
    await endSessions(system, account.id, keepSession);
    if (account.customer_id !== null && account.root_id === null)
      await letSpeak(system, account.customer_id, account.id);
  });
  await tellActor(call, login.phone, 'passwordChanged');
}
