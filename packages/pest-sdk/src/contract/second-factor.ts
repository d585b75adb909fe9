import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Shown once; each opens the account once, in place of a code. */
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
const proven = z.strictObject({ password: f.passwordMd5, code: f.factorCode });

/** An authenticator's codes (RFC 6238) besides the own password. */
export const secondFactor = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/api/v-user/second-factor',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Whether the own account asks for a code at sign-in, and how many recovery codes are left.',
    request: f.nothing,
    result: z.strictObject({
      /** Since when; null where it is off. */
      since: z.nullable(f.instant),
      recoveryCodesLeft: f.count,
    }),
    errors: [],
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v-user/second-factor/begin',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    answersSecret: true,
    summary: 'Makes a secret for an authenticator; nothing asks for its codes before one of them is confirmed.',
    request: z.strictObject({ password: f.passwordMd5 }),
    result: z.strictObject({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://…`, for a QR code. */
      uri: z.string(),
    }),
    errors: ['general.businessFailure', 'account.wrongPassword'],
  }),
  confirmSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/v-user/second-factor/confirm',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    answersSecret: true,
    summary: 'Turns two-step sign-in on with a first code, and answers ten recovery codes; every other session ends.',
    request: z.strictObject({ code: f.factorCode }),
    result: recoveryCodes,
    bound: 'Ten recovery codes.',
    errors: ['general.businessFailure', 'account.codeInvalid'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'PUT',
    path: '/api/v-user/second-factor/recovery-codes',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    answersSecret: true,
    summary: 'Answers ten new recovery codes in place of those that are left.',
    request: proven,
    result: recoveryCodes,
    bound: 'Ten recovery codes.',
    errors: ['general.businessFailure', 'account.wrongPassword', 'account.codeInvalid'],
  }),
  endSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/v-user/second-factor/end',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Turns two-step sign-in off, with the password and a code.',
    request: proven,
    result: f.done,
    errors: ['general.businessFailure', 'account.wrongPassword', 'account.codeInvalid'],
  }),
} as const;
