import type { OrderRecord } from 'pest-sdk';
import { Button, EmptyState, Row } from 'pest-ui';
import { useT } from '../../base/i18n';
import { address, useNavigate } from '../../base/links';
import { orderMessages } from './order.messages';
import { stateLink } from './order-links';

export interface EarlyOrderProps {
  readonly order: OrderRecord;
  /** What there is once the order is completed. */
  readonly title: string;
}

/** In place of what only a completed order has: why it is not there yet, and the way on. */
export function EarlyOrder({ order, title }: EarlyOrderProps) {
  const t = useT(orderMessages);
  const navigate = useNavigate();
  const { id, state } = order;
  return (
    <EmptyState title={title} hint={t(state === 'closed' ? 'order.early.closed' : 'order.early.unpaid')}>
      <Row>
        {state === 'pendingPayment' && (
          <Button variant="primary" onClick={() => navigate(address('/payment', { id }))}>
            {t('order.pay')}
          </Button>
        )}
        <Button onClick={() => navigate(stateLink(order))}>{t('order.fail.view')}</Button>
      </Row>
    </EmptyState>
  );
}
