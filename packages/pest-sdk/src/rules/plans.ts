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

/** How many there may be. */
export interface AccountLimits {
  /** Members of the edition: accounts of every kind; null is as many as one likes. */
  readonly accounts: number | null;
  /** Service staff that a membership adds beside the members; null without a membership. */
  readonly serviceStaff: number | null;
}

const limitsOf = {
  professional: { accounts: 5, serviceStaff: null },
  premium: { accounts: 15, serviceStaff: null },
  flagship: { accounts: null, serviceStaff: null },
  silver: { accounts: 0, serviceStaff: 10 },
  gold: { accounts: 0, serviceStaff: 25 },
} as const satisfies Record<Plan, AccountLimits>;

/**
 * What a company may have with the plans in force: the largest number of each kind counts. A membership adds its service
 * staff to the members of the edition, so that who buys ten adds ten.
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

/** How many accounts there are, and how many of them are service staff. */
export interface AccountCount {
  readonly accounts: number;
  readonly serviceStaff: number;
}

/**
 * The seats that accounts take: service staff those of the membership first. Whoever finds none there takes a member's,
 * so that a membership never takes away what the edition gives.
 */
export function seatsTaken(limits: AccountLimits, { accounts, serviceStaff }: AccountCount): AccountCount {
  const seated = Math.min(serviceStaff, limits.serviceStaff ?? 0);
  return { accounts: accounts - seated, serviceStaff: seated };
}

/** Years that photos are kept: two with Gold, one with every other plan (specification §1). */
export function photoYears(held: readonly Plan[]): number {
  return held.includes('gold') ? 2 : 1;
}

/** What a plan gives beside another: how many people of any kind, how many at all, and how long photos are kept. */
function given(plan: Plan): readonly number[] {
  const { accounts, serviceStaff } = accountLimits([plan]);
  const members = accounts ?? Number.POSITIVE_INFINITY;
  return [members, members + (serviceStaff ?? 0), photoYears([plan])];
}

/** Two plans of which the dearer gives no more in anything than the cheaper, or null: such prices are a mistake. */
export function unfairPrice(
  prices: Readonly<Partial<Record<Plan, number>>>,
): { readonly dearer: Plan; readonly cheaper: Plan } | null {
  const priced = plans.filter((plan) => prices[plan] !== undefined);
  for (const dearer of priced) {
    const cheaper = priced.find(
      (other) =>
        Number(prices[other]) < Number(prices[dearer]) &&
        given(dearer).every((much, at) => much <= (given(other)[at] ?? 0)),
    );
    if (cheaper) return { dearer, cheaper };
  }
  return null;
}
