import { isOrderable, longestYears, type Membership, type PhotoDue, photoYears, products, seatsTaken } from 'pest-sdk';
import { companyLimits, countCompanyAccounts, entitlementsInForce } from '../../books/accounts/entitlements';
import { operatorOf } from '../../books/orders/operator';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { companyOf } from '../../call/tenant';
import { mappedPage, pageOf } from '../../database/pages';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { methodsOf } from '../../providers/payment/payment';
import * as queries from './membership.queries';
import { countDue } from './photos-due';
import { startOfDay } from './removal-days';

export const membershipHandlers: AreaHandlers<'membership'> = {
  'membership.plans': async ({ parts }) => ({
    products: products.map((product) => ({
      product,
      yearCents: isOrderable(product) ? (parts.settings.prices[product] ?? null) : null,
    })),
    methods: methodsOf(parts.payments),
    longestYears,
    operator: await operatorOf(parts),
    kept: parts.settings.kept,
    sealed: parts.settings.sealImage !== undefined,
    agreementDay: parts.settings.agreementDay ?? null,
  }),

  'membership.current': (call) =>
    call.inScope(async (tx) => {
      const companyId = companyOf(tx);
      const terms = await queries.termsAhead(tx, call.now);
      const held = await entitlementsInForce(tx, call.now);
      const limits = await companyLimits(tx, call.now);
      const used = seatsTaken(limits, await countCompanyAccounts(tx, companyId));
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
        photosDue: await announced(call, tx),
      };
    }),

  'membership.photos': (call, request) =>
    call.inScope(async (tx) => {
      const removal = await queries.openRemoval(tx);
      if (!removal) return pageOf(request, 0, []);
      return mappedPage(
        request,
        await queries.listDue(tx, removal.taken_before, request),
        (row): PhotoDue => ({
          url: call.fileUrl(row.key),
          takenAt: row.taken_at.toISOString(),
          removedAt: removedAt(call, removal),
          customerName: row.customer_name,
          taskId: row.task_id,
          taskNumber: row.task_number,
        }),
      );
    }),
};

/** How many photos are about to be removed, and when; null while there are none. */
async function announced(call: Call, tx: Tx): Promise<Membership['photosDue']> {
  const removal = await queries.openRemoval(tx);
  if (!removal) return null;
  const count = await countDue(tx.db, companyOf(tx), removal.taken_before);
  return count === 0 ? null : { count, removedAt: removedAt(call, removal) };
}

function removedAt({ parts, now }: Call, removal: Row<'photo_removal'>): string {
  const at = startOfDay(removal.removal_day, parts.settings.timeZone);
  return (at > now ? at : now).toISOString();
}
