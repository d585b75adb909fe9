import * as z from 'zod/mini';
import * as f from './fields';

/** What an administrator shows again before what cannot be taken back, or outlives the session; the code where one is asked for. */
export const ownerProof = { password: f.passwordMd5, factorCode: z.optional(f.factorCode) };

/** Why it was not enough. */
export const ownerErrors = [
  'general.businessFailure',
  'account.wrongPassword',
  'account.secondFactorNeeded',
  'account.codeInvalid',
] as const;
