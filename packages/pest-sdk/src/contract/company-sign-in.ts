import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import * as f from './fields';
import { ownerErrors, ownerProof } from './owner';

/** What people type to be sent to their company's provider. */
const code = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9-]{2,31}$/));
const issuer = z.string().check(z.trim(), z.regex(/^https?:\/\/[^\s?#]+$/), z.maxLength(300));
/** What a browser comes back with from a provider. */
const returned = {
  state: z.string().check(z.regex(/^[\w-]{20,100}$/)),
  code: z.string().check(z.minLength(1), z.maxLength(4000)),
  iss: z.optional(z.string().check(z.maxLength(300))),
};
const domain = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/), z.maxLength(100));

/** A company's own provider of identities (OpenID Connect), as its administrator sets it up. */
export const companyProvider = {
  signIn: endpoint({
    method: 'GET',
    path: '/api/v-user-company/sign-in',
    sends: 'query',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: "The company's own provider of identities; its secret is told to nobody.",
    request: f.nothing,
    result: z.strictObject({
      /** Where the provider has to send people back to. */
      redirectUri: z.string(),
      provider: z.nullable(
        z.strictObject({
          code: z.string(),
          issuer: z.string(),
          clientId: z.string(),
          mailDomain: z.string(),
          enforced: z.boolean(),
          /** When the caller came back from it as somebody; null since it was last changed. */
          testedAt: z.nullable(f.instant),
        }),
      ),
    }),
    errors: [],
  }),
  saveSignIn: endpoint({
    method: 'PUT',
    path: '/api/v-user-company/sign-in',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary:
      "Sets the company's own provider of identities up, once it answers as one; asks for the password, and for a code where that is on.",
    request: z.strictObject({
      code,
      /** As its discovery document names it. */
      issuer,
      clientId: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** Left out, it stays. */
      clientSecret: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
      /** Mail addresses of other domains open nothing; empty for any. */
      mailDomain: z._default(domain, ''),
      /** Whether everybody but the administrator signs in with it only: once `company.finishSignInTest` has shown that it works. */
      enforced: z._default(z.boolean(), false),
      ...ownerProof,
    }),
    result: f.done,
    errors: ownerErrors,
  }),
  removeSignIn: endpoint({
    method: 'PUT',
    path: '/api/v-user-company/sign-in/remove',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: "Forgets the company's own provider of identities, and whose account is whose there.",
    request: z.strictObject(ownerProof),
    result: f.done,
    errors: ownerErrors,
  }),
  beginSignInTest: endpoint({
    method: 'POST',
    path: '/api/v-user-company/sign-in/test/begin',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    answersSecret: true,
    summary: "Where the administrator's browser goes to try the company's own provider, within ten minutes.",
    request: z.strictObject({ code }),
    result: z.strictObject({ url: z.string(), state: z.string() }),
    errors: ['general.businessFailure', 'general.notFound'],
  }),
  finishSignInTest: endpoint({
    method: 'POST',
    path: '/api/v-user-company/sign-in/test',
    sends: 'json',
    auth: 'token',
    access: 'administrator',
    source: 'ours',
    summary: 'Notes that the provider works, with what it sent the browser back with; signs nobody in.',
    request: z.strictObject(returned),
    /** The mail address or phone that the provider vouched for. */
    result: z.strictObject({ identity: z.string() }),
    errors: ['general.businessFailure', 'account.companySignInFailed'],
  }),
} as const;

/** Signing in with an account that the company's own provider knows. */
export const companyLogin = {
  beginCompanySignIn: endpoint({
    method: 'POST',
    path: '/api/v-user/company-login/begin',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'ours',
    summary: "The address of the company's provider, where the browser goes to sign in, within ten minutes.",
    request: z.strictObject({ code, device: z.optional(f.deviceMark) }),
    result: z.strictObject({ url: z.string() }),
    errors: ['general.businessFailure', 'general.notFound', 'account.companySignInFailed'],
  }),
  finishCompanySignIn: endpoint({
    method: 'POST',
    path: '/api/v-user/company-login',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'ours',
    summary:
      'Signs in with what the provider sent the browser back with, in the browser that began; answers as `auth.login` does.',
    request: z.strictObject({
      ...returned,
      device: z.optional(f.deviceMark),
    }),
    result: z.string(),
    errors: [
      'session.tokenNotCreated',
      'general.businessFailure',
      'account.companySignInFailed',
      'account.loginNotAllowed',
    ],
    normalErrors: ['account.informationIncomplete'],
  }),
} as const;
