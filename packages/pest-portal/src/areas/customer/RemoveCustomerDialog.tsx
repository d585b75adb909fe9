import type { CustomerSummary } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ActDialog } from '../../kit/form/ActDialog';
import { customerMessages } from './customer.messages';
import { useRemoveCustomer } from './customer.queries';

export interface RemoveCustomerDialogProps {
  readonly customer: Pick<CustomerSummary, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Says what ends and what stays, and removes. */
export function RemoveCustomerDialog({ customer, onClose }: RemoveCustomerDialogProps) {
  const t = useT(customerMessages);
  const remove = useRemoveCustomer();
  const { id, name } = customer;
  return (
    <ActDialog
      act={remove}
      sent={id}
      tone="danger"
      title={t('customer.remove.title', { name })}
      body={t('customer.remove.text')}
      confirmLabel={t('customer.remove.confirm')}
      done={t('customer.removed', { name })}
      onClose={onClose}
    />
  );
}
