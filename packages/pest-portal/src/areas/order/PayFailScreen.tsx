import { Button, Row } from 'pest-ui';
import { useT } from '../../base/i18n';
import { address, Navigate, useNavigate } from '../../base/links';
import { PublicCard } from '../../kit/page/PublicPage';
import { OrderPage } from './OrderPage';
import { orderMessages } from './order.messages';
import { stateLink } from './order-links';

/**
 * `/payFail?id=…`: a payment that was broken off. An order that was paid after all says so instead, and so does one of
 * which no payment can have failed: nothing was chosen yet, or a transfer is waited for.
 */
export function PayFailScreen() {
  const t = useT(orderMessages);
  const navigate = useNavigate();
  return (
    <OrderPage title={t('order.fail')} width="text">
      {({ order }) =>
        order.state === 'pendingPayment' && order.method !== null && order.method !== 'bank' ? (
          <PublicCard>
            <p>{t('order.fail.text')}</p>
            <Row>
              <Button variant="primary" onClick={() => navigate(address('/payment', { id: order.id }))}>
                {t('order.fail.retry')}
              </Button>
              <Button onClick={() => navigate(stateLink(order))}>{t('order.fail.view')}</Button>
            </Row>
          </PublicCard>
        ) : (
          <Navigate to={stateLink(order)} replace />
        )
      }
    </OrderPage>
  );
}
