import { md5 } from 'js-md5';
import { type CustomerSummary, hasFormat, limits } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { customerMessages } from './customer.messages';

export interface LoginAccountDialogProps {
  readonly customer: Pick<CustomerSummary, 'id' | 'name' | 'phone'>;
  readonly onClose: () => void;
}

interface LoginAccount {
  readonly loginId: string;
  readonly password: string;
}

/** Gives a customer an account to log in with; its phone is offered as the login. */
export function LoginAccountDialog({ customer, onClose }: LoginAccountDialogProps) {
  const t = useT(customerMessages);
  const form = useDialogForm({
    initial: { loginId: hasFormat('phone', customer.phone) ? customer.phone : '', password: '' },
    call: useFormCall('customer.createAccount', ({ loginId, password }: LoginAccount) => ({
      id: customer.id,
      loginId,
      password: password && md5(password),
    })),
    // What is sent is a hash, which says nothing of the length.
    check: ({ password }) => ({
      password:
        password.length < limits.passwordMinLength ? { kind: 'tooShort', limit: limits.passwordMinLength } : undefined,
    }),
    secrets: ['password'],
    fieldOfError: { 'account.exists': 'loginId' },
    done: t('customer.login.created'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('customer.login.title', { name: customer.name })}
      submitLabel={t('customer.login.create')}
      onClose={onClose}
    >
      <TextField label={t('customer.login.id')} field={form.field('loginId')} type="tel" autoComplete="off" />
      <TextField
        label={t('customer.login.password')}
        help={t('customer.login.password.help')}
        field={form.field('password')}
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
