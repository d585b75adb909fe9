import type { OrderState } from 'pest-sdk';
import { StatusDot, type StatusTone } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { orderStateMessages } from './order-state.messages';

const tones = { pendingPayment: 'warning', completed: 'success', closed: 'neutral' } as const satisfies Record<
  OrderState,
  StatusTone
>;

export function OrderStateDot({ state }: { readonly state: OrderState }) {
  const t = useT(orderStateMessages);
  return <StatusDot tone={tones[state]}>{t(`order.state.${state}`)}</StatusDot>;
}
