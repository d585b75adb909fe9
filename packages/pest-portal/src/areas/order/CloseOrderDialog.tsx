import type { OrderRecord } from 'pest-sdk';
import { ConfirmDialog, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { orderMessages } from './order.messages';
import { useCloseOrder } from './order.queries';

/** Asks, and closes an order that waits for payment. */
export function CloseOrderDialog({ order, onClose }: { readonly order: OrderRecord; readonly onClose: () => void }) {
  const t = useT(orderMessages);
  const { toast } = useToast();
  const close = useCloseOrder();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('order.close.title')}
      body={t('order.close.text', { number: order.number })}
      confirmLabel={t('order.close')}
      loading={close.isPending}
      onConfirm={() =>
        close.mutate(order.id, {
          onSuccess: () => toast({ tone: 'success', message: t('order.closed') }),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    />
  );
}
