import type { Words } from '../language/language';

/** Editions and yearly memberships (specification §1 and §9). */
export const plans = ['professional', 'premium', 'flagship', 'silver', 'gold'] as const;
/** What a company can hold; every company has the free professional edition. */
export type Plan = (typeof plans)[number];

/** What each plan is called. */
export const planWords = {
  professional: { zh: '专业版', en: 'Professional' },
  premium: { zh: '高级版', en: 'Premium' },
  flagship: { zh: '旗舰版', en: 'Flagship' },
  silver: { zh: '银牌', en: 'Silver' },
  gold: { zh: '金牌', en: 'Gold' },
} as const satisfies Record<Plan, Words>;

/** How many there may be; null is as many as one likes. */
export interface AccountLimits {
  readonly accounts: number | null;
  /** How many of the accounts may be service staff. */
  readonly serviceStaff: number | null;
}

const limitsOf = {
  professional: { accounts: 5, serviceStaff: null },
  premium: { accounts: 15, serviceStaff: null },
  flagship: { accounts: null, serviceStaff: null },
  silver: { accounts: 10, serviceStaff: 10 },
  gold: { accounts: 25, serviceStaff: 25 },
} as const satisfies Record<Plan, AccountLimits>;

/**
 * What a company may have with the plans in force: the largest number counts. A membership says how many of the
 * accounts may be service staff; without one only the accounts are counted.
 */
export function accountLimits(held: readonly Plan[]): AccountLimits {
  const all = new Set<Plan>(['professional', ...held]);
  const accounts = [...all].map((plan): number | null => limitsOf[plan].accounts);
  const serviceStaff = [...all].flatMap((plan) => limitsOf[plan].serviceStaff ?? []);
  return {
    accounts: accounts.includes(null) ? null : Math.max(...accounts.map(Number)),
    serviceStaff: serviceStaff.length > 0 ? Math.max(...serviceStaff) : null,
  };
}

/** Years that photos are kept: two with Gold, one with every other plan (specification §1). */
export function photoYears(held: readonly Plan[]): number {
  return held.includes('gold') ? 2 : 1;
}
