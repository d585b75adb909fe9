import type { CustomerSummary } from 'pest-sdk';
import { ConfirmDialog, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { customerMessages } from './customer.messages';
import { useRemoveCustomer } from './customer.queries';

export interface RemoveCustomerDialogProps {
  readonly customer: Pick<CustomerSummary, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Says what ends and what stays, and removes. */
export function RemoveCustomerDialog({ customer, onClose }: RemoveCustomerDialogProps) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const remove = useRemoveCustomer();
  const { id, name } = customer;
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ tone: 'success', message: t('customer.removed', { name }) }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('customer.remove.title', { name })}
      body={t('customer.remove.text')}
      confirmLabel={t('customer.remove.confirm')}
      loading={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
