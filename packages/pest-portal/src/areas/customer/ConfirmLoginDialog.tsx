import type { CustomerLogin } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { customerMessages } from './customer.messages';
import { useConfirmLogin } from './customer.queries';

export interface LoginDialogProps {
  readonly customerId: string;
  readonly login: CustomerLogin;
  readonly onClose: () => void;
}

/** Shows the company's records to a login. One that somebody else made is masked: whoever confirms it has to know it. */
export function ConfirmLoginDialog({ customerId, login, onClose }: LoginDialogProps) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const confirm = useConfirmLogin();
  const form = useForm({
    initial: { loginId: login.madeBy === 'us' ? login.loginId : '' },
    call: formCall(
      contract.customer.confirmLogin,
      ({ loginId }: { readonly loginId: string }) => ({ id: customerId, accountId: login.id, loginId }),
      confirm.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('customer.logins.confirm.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('customer.logins.confirm.title', { phone: login.loginId })}
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
