import { longestYears, photoYears, products } from 'pest-sdk';
import { companyLimits, countCompanyAccounts, entitlementsInForce } from '../../accounts/entitlements';
import type { AreaHandlers } from '../../call/handlers';
import { companyOf } from '../../call/tenant';
import { pageOf } from '../../database/scope';
import { platformName } from '../../orders/platform-name';
import { methodsOf } from '../../providers/payment/payment';
import { termsAhead } from './membership.queries';

export const membershipHandlers: AreaHandlers<'membership'> = {
  'membership.plans': async ({ parts }) => ({
    products: products.map((product) => ({ product, yearCents: parts.settings.prices[product] ?? null })),
    methods: methodsOf(parts.payments),
    longestYears,
    seller: await platformName(parts.database.system),
    agreementDay: parts.settings.agreementDay ?? null,
  }),

  'membership.current': (call) =>
    call.inScope(async (tx) => {
      const companyId = companyOf(tx);
      const terms = await termsAhead(tx, call.now);
      const held = await entitlementsInForce(tx, call.now);
      const [limits, used] = [await companyLimits(tx, call.now), await countCompanyAccounts(tx, companyId)];
      return {
        now: call.now.toISOString(),
        terms: terms.map(({ id, plan, starts_at, ends_at, value_cents }) => ({
          id,
          product: plan,
          startsAt: starts_at.toISOString(),
          endsAt: ends_at?.toISOString() ?? null,
          valueCents: value_cents,
        })),
        accounts: { limit: limits.accounts, used: used.accounts },
        serviceStaff: { limit: limits.serviceStaff, used: used.serviceStaff },
        photoYears: photoYears(held.map(({ plan }) => plan)),
        photosDue: null,
      };
    }),

  'membership.photos': (call, request) => call.inScope(async () => pageOf(request, 0, [])),
};
