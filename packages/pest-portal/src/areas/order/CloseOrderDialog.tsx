import type { OrderRecord } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ActDialog } from '../../kit/form/ActDialog';
import { orderMessages } from './order.messages';
import { useCloseOrder } from './order.queries';

/** Asks, and closes an order that waits for payment. */
export function CloseOrderDialog({ order, onClose }: { readonly order: OrderRecord; readonly onClose: () => void }) {
  const t = useT(orderMessages);
  const close = useCloseOrder();
  return (
    <ActDialog
      act={close}
      sent={order.id}
      tone="danger"
      title={t('order.close.title')}
      body={t('order.close.text', { number: order.number })}
      confirmLabel={t('order.close')}
      done={t('order.closed')}
      onClose={onClose}
    />
  );
}
