import type { OrderRecord } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { orderMessages } from './order.messages';

/** Asks, and closes an order that waits for payment. */
export function CloseOrderDialog({ order, onClose }: { readonly order: OrderRecord; readonly onClose: () => void }) {
  const t = useT(orderMessages);
  return (
    <CallDialog
      call="order.close"
      request={{ id: order.id }}
      tone="danger"
      title={t('order.close.title')}
      body={t('order.close.text', { number: order.number })}
      confirmLabel={t('order.close')}
      done={t('order.closed')}
      onClose={onClose}
    />
  );
}
