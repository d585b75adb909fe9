import { isOrderable, type OrderRecord, type OrderState } from 'pest-sdk';
import type { Address } from '../../base/links';
import { address } from '../../base/links';
import type { RoutePath } from '../../base/pages';

const statePages = {
  pendingPayment: '/orderStateUnpaid',
  completed: '/orderStateCompleted',
  closed: '/orderStateClosed',
} as const satisfies Record<OrderState, RoutePath>;

/** The page of a state; a page says what the order is, whatever its address claims. */
export function stateLink({ id, state }: Pick<OrderRecord, 'id' | 'state'>): Address {
  return address(statePages[state], { id });
}

/** What cannot be ordered any more is not chosen beforehand. */
export function buyLink({ product, years }: Pick<OrderRecord, 'product' | 'years'>): Address {
  if (!isOrderable(product)) return '/confirmOrder';
  return address('/confirmOrder', { plan: product, years: String(years) });
}
