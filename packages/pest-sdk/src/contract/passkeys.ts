import * as z from 'zod/mini';
import { limits } from '../rules/limits';
import { endpoint } from './endpoint';
import * as f from './fields';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/));
const credentialId = z.string().check(z.regex(/^[\w-]{1,1400}$/));

/** Passkeys (WebAuthn): made on the person's page, each opens the account without a password. */
export const passkeys = {
  passkeys: endpoint({
    method: 'GET',
    path: '/api/v-user/passkeys',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'The passkeys of the own account, the oldest first.',
    request: f.nothing,
    result: z.array(
      z.strictObject({ id: f.id, name: z.string(), createdAt: f.instant, lastUsedAt: z.nullable(f.instant) }),
    ),
    bound: limits.listRows,
    errors: [],
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/v-user/passkeys/begin',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    answersSecret: true,
    summary:
      'What a browser makes a passkey with, within five minutes; asks for the password, and for a code where it is on.',
    request: z.strictObject({ password: f.passwordMd5, code: z.optional(f.factorCode) }),
    result: z.strictObject({
      challenge: z.string(),
      /** The host that it will be for. */
      rpId: z.string(),
      /** The account, as the authenticator keeps it. */
      userHandle: z.string(),
      userName: z.string(),
      displayName: z.string(),
      /** Those that the account has: no authenticator makes a second one. */
      exclude: z.array(z.string()),
    }),
    bound: 'The passkeys of one account.',
    errors: ['general.businessFailure', 'account.wrongPassword', 'account.secondFactorNeeded', 'account.codeInvalid'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/v-user/passkeys',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Adds the passkey that a browser made.',
    request: z.strictObject({ name: f.name, id: credentialId, clientDataJSON: bytes, attestationObject: bytes }),
    result: f.created,
    errors: ['account.passkeyInvalid'],
  }),
  removePasskey: endpoint({
    method: 'PUT',
    path: '/api/v-user/passkeys/remove',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Removes a passkey of the own account, with the password.',
    request: z.strictObject({ id: f.id, password: f.passwordMd5 }),
    result: f.done,
    errors: ['general.businessFailure', 'general.notFound', 'account.wrongPassword'],
  }),
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/v-user/passkey-login/begin',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'ours',
    summary: 'What a browser signs with a passkey, within five minutes and once.',
    request: f.nothing,
    result: z.strictObject({ challenge: z.string(), rpId: z.string() }),
    errors: ['general.businessFailure'],
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/v-user/passkey-login',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'ours',
    summary: 'Signs in with a passkey, which counts as two factors; answers as `auth.login` does.',
    request: z.strictObject({
      id: credentialId,
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      remember: z.optional(z.boolean()),
      device: z.optional(f.deviceMark),
    }),
    result: z.string(),
    errors: [
      'session.tokenNotCreated',
      'general.businessFailure',
      'account.passkeyInvalid',
      'account.loginNotAllowed',
      'account.companySignInOnly',
    ],
    normalErrors: ['account.informationIncomplete'],
  }),
} as const;
