import { md5 } from 'js-md5';
import { formatPhone, limits } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import type { LoginDialogProps } from './ConfirmLoginDialog';
import { customerMessages } from './customer.messages';

/** Gives a login that the company made, and that has no password of its own yet, another first password. */
export function ResetLoginDialog({ customerId, login, onClose }: LoginDialogProps) {
  const t = useT(customerMessages);
  const form = useDialogForm({
    initial: { password: '' },
    call: useFormCall('customer.resetLogin', ({ password }: { readonly password: string }) => ({
      id: customerId,
      accountId: login.id,
      password: password && md5(password),
    })),
    // What is sent is a hash, which says nothing of the length.
    check: ({ password }) => ({
      password:
        password.length < limits.passwordMinLength ? { kind: 'tooShort', limit: limits.passwordMinLength } : undefined,
    }),
    done: t('customer.logins.reset.done'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('customer.logins.reset.title', { phone: formatPhone(login.loginId) })}
      submitLabel={t('customer.logins.reset')}
      onClose={onClose}
    >
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
