import type { CustomerLogin } from 'pest-sdk';
import { formatPhone } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { customerMessages } from './customer.messages';

export interface LoginDialogProps {
  readonly customerId: string;
  readonly login: CustomerLogin;
  readonly onClose: () => void;
}

/** Shows the company's records to a login. One that somebody else made is masked: whoever confirms it has to know it. */
export function ConfirmLoginDialog({ customerId, login, onClose }: LoginDialogProps) {
  const t = useT(customerMessages);
  const form = useDialogForm({
    initial: { loginId: login.madeBy === 'us' ? login.loginId : '' },
    call: useFormCall('customer.confirmLogin', ({ loginId }: { readonly loginId: string }) => ({
      id: customerId,
      accountId: login.id,
      loginId,
    })),
    done: t('customer.logins.confirm.done'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('customer.logins.confirm.title', { phone: formatPhone(login.loginId) })}
      submitLabel={t('customer.logins.confirm')}
      onClose={onClose}
    >
      <p>{t('customer.logins.confirm.text')}</p>
      <TextField
        label={t('customer.logins.confirm.phone')}
        field={form.field('loginId')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  );
}
