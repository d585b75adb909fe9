import * as z from 'zod/mini';
import { verificationTypes } from '../rules/record-values';
import { companyLogin } from './company-sign-in';
import { endpoint } from './endpoint';
import * as f from './fields';
import { ownSessions } from './own-sessions';
import { passkeys } from './passkeys';
import { secondFactor } from './second-factor';

const reviewed = z.strictObject({
  id: f.id,
  name: z.string(),
  /** 0 nothing submitted, 1 waiting for review, 2 approved, 3 failed. */
  status: z.int(),
  /** Why the review failed; empty otherwise. */
  reason: z.string(),
});

export const userInfo = z.strictObject({
  id: f.id,
  loginId: z.string(),
  userName: z.string(),
  /** 1 administrator, 2 staff, 3 customer. */
  type: z.int(),
  headPic: z.string(),
  /** JSON text: `{menuList: [{code}], btnMap: [{code}]}`. */
  power: z.string(),
  companyInfo: z.nullable(reviewed),
  customerInfo: z.nullable(reviewed),
  /** Whether the account set a password of its own with a code sent to its phone. */
  proven: z.boolean(),
  /** Whether this account belongs to the platform company and may review others. */
  platform: z.boolean(),
  /** Whether the contract group is shown to this account's company. */
  contracts: z.boolean(),
  /** IANA name of the installation's time zone: days and times of services are in it. */
  timeZone: z.string(),
  /** Number of this person's licence to apply chemicals; empty for none. */
  licence: z.optional(z.string()),
  /** Whether it is a customer's sub-account, whose `power` says what it may do. */
  subAccount: z.optional(z.boolean()),
  /** Whether its company asks for a second factor that this session was not begun with: nothing else opens before. */
  secondFactorDue: z.optional(z.boolean()),
  /** When its company is erased; left out where no notice of it was given. */
  leavesAt: z.optional(f.instant),
  /** Of the own name and picture. */
  revision: f.revision,
});
/** The signed-in account as `auth.info` answers it (specification §3, user info). */
export type UserInfo = z.infer<typeof userInfo>;

/**
 * The browser's mark of `auth.login`: a code that was asked for with one is right with the same one only, and a code
 * without one only without.
 */
const codeDevice = z.optional(f.deviceMark);

const registration = z
  .strictObject({
    loginId: f.phone,
    password: f.passwordMd5,
    confirmPassword: f.passwordMd5,
    code: f.verificationCode,
    userName: f.name,
    /** 1 service provider, 3 customer. */
    userType: z.union([z.literal(1), z.literal(3)]),
    companyName: z.optional(f.name),
    companyEmail: z.optional(f.optionalEmail),
    companyAddress: z.optional(f.textUpTo(200)),
    /** Versions of the terms of use that were accepted and the privacy notice that was read; see `registrationConsent`. */
    agreement: z.optional(f.textUpTo(40)),
    device: codeDevice,
  })
  .check(f.typedTwice('password', 'confirmPassword'));

const registrationErrors = [
  'session.tokenNotCreated',
  'general.businessFailure',
  'account.phoneTaken',
  'account.phoneInvalid',
  'account.codeInvalid',
  'account.passwordsDiffer',
] as const;

export const auth = {
  ...ownSessions,
  ...secondFactor,
  ...passkeys,
  ...companyLogin,
  login: endpoint({
    method: 'POST',
    path: '/api/v-user/login',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'spec',
    summary: 'Signs in; data is the token. Code 10009 is a normal result: the token comes with it.',
    request: z.strictObject({
      loginId: f.signInPhone,
      password: f.passwordMd5,
      loginType: z.literal('web'),
      /** Keeps the session for 30 days instead of 12 hours. */
      remember: z.optional(z.boolean()),
      /**
       * A random secret of this browser, 32 hex digits, the same at each login. Who has signed in with it before is not
       * held up by the wrong passwords of others.
       */
      device: z.optional(f.deviceMark),
      /** Of the account's authenticator, or a recovery code; asked for with 10011 after a right password. */
      code: z.optional(f.factorCode),
    }),
    result: z.string(),
    errors: [
      'session.tokenNotCreated',
      'general.businessFailure',
      'account.phoneInvalid',
      'account.wrongPassword',
      'account.loginNotAllowed',
      'account.secondFactorNeeded',
      'account.codeInvalid',
      'account.companySignInOnly',
    ],
    normalErrors: ['account.informationIncomplete'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/v-user/info',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'spec',
    summary: 'The signed-in account with its permissions, company and customer status.',
    tokenInQuery: true,
    request: z.strictObject({ token: z.optional(z.string()) }),
    result: userInfo,
    errors: [],
  }),
  logout: endpoint({
    method: 'PUT',
    path: '/api/v-user/logout',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'spec',
    summary: 'Ends the session and revokes its token.',
    request: f.nothing,
    result: f.done,
    errors: [],
  }),
  webRegister: endpoint({
    method: 'POST',
    path: '/api/v-user/web-register',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'spec',
    summary: 'Registers a service provider or a customer with a code sent to its phone; data is the token.',
    request: registration,
    result: z.string(),
    errors: registrationErrors,
  }),
  startVerification: endpoint({
    method: 'POST',
    path: '/api/verification/start',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'spec',
    summary: 'Sends a verification code to a phone.',
    request: z.strictObject({
      phoneNumber: f.phone,
      verificationType: z.enum(verificationTypes),
      device: codeDevice,
    }),
    result: f.done,
    errors: ['account.phoneInvalid', 'general.businessFailure'],
  }),
  webForgotPassword: endpoint({
    method: 'PUT',
    path: '/api/v-user/web-forgot-password',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'spec',
    summary: 'Sets a new password with a verification code; every session of the account ends.',
    request: z
      .strictObject({
        loginId: f.phone,
        code: f.verificationCode,
        password: f.passwordMd5,
        confirmPassword: f.passwordMd5,
        device: codeDevice,
      })
      .check(f.typedTwice('password', 'confirmPassword')),
    result: f.done,
    /** A phone without an account is told after a right code of it only. */
    errors: [
      'account.phoneInvalid',
      'account.phoneUnknown',
      'account.codeInvalid',
      'account.passwordsDiffer',
      'general.businessFailure',
    ],
  }),
  setOwnPassword: endpoint({
    method: 'PUT',
    path: '/api/v-user/own-password',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary:
      'Sets a password of the own in place of one that somebody else gave, with a code sent to the phone of the ' +
      'account; every other session of it ends.',
    changes: 'all',
    request: z
      .strictObject({
        code: f.verificationCode,
        password: f.passwordMd5,
        confirmPassword: f.passwordMd5,
        device: codeDevice,
      })
      .check(f.typedTwice('password', 'confirmPassword')),
    result: f.done,
    errors: ['account.codeInvalid', 'account.notFound', 'account.passwordsDiffer', 'general.businessFailure'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/v-user/password',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    summary: 'Changes the own password; a wrong current one counts as a try to sign in. Every other session ends.',
    request: z
      .strictObject({ oldPassword: f.passwordMd5, password: f.passwordMd5, confirmPassword: f.passwordMd5 })
      .check(f.typedTwice('password', 'confirmPassword')),
    result: f.done,
    errors: ['general.businessFailure', 'account.wrongPassword', 'account.passwordsDiffer'],
  }),
  updateOwn: endpoint({
    method: 'PUT',
    path: '/api/v-user/own',
    sends: 'json',
    auth: 'token',
    access: 'anyone',
    source: 'ours',
    edits: 'revision',
    summary: 'Changes the own name and picture.',
    request: z.strictObject({
      userName: f.name,
      /** Left out, it stays; null removes it. */
      headPic: z.optional(z.nullable(f.fileUrl)),
      revision: f.revision,
    }),
    result: f.done,
    errors: ['general.businessFailure'],
  }),
  editUserPassword: endpoint({
    method: 'GET',
    path: '/guardian//user/editUserPassword',
    sends: 'query',
    auth: 'token',
    access: 'anyone',
    source: 'spec',
    summary: 'Changes the own password; kept for old clients, double slash as on the wire.',
    request: z
      .strictObject({
        oldPassword: f.passwordMd5,
        newPassword: f.passwordMd5,
        confirmPassword: f.passwordMd5,
      })
      .check(f.typedTwice('newPassword', 'confirmPassword')),
    result: f.done,
    errors: ['general.businessFailure', 'account.wrongPassword', 'account.passwordsDiffer'],
  }),
  guardianRegister: endpoint({
    method: 'POST',
    path: '/guardian/user/register',
    sends: 'json',
    auth: 'public',
    access: 'anyone',
    source: 'spec',
    summary: 'Registration for old clients.',
    request: registration,
    result: z.string(),
    errors: registrationErrors,
  }),
} as const;
