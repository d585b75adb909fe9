/** Accounts of programs: what their keys begin with, and how long and how often they are good. */

/** Known by sight, in a log or by a scanner of secrets. */
export const serviceKeyPrefix = 'pest_service_';

/** Limits of accounts for programs and their keys. */
export const serviceAccountLimits = {
  accounts: 20,
  /** Days that a key is good for. */
  usualDays: 365,
  mostDays: 730,
  /** How long the key before it is good after a new one was made. */
  overlapHours: 24,
  callsPerMinute: 600,
} as const;
