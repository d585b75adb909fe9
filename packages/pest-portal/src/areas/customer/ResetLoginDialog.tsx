import { md5 } from 'js-md5';
import { limits } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import type { LoginDialogProps } from './ConfirmLoginDialog';
import { customerMessages } from './customer.messages';
import { useResetLogin } from './customer.queries';

/** Gives a login that the company made, and that has no password of its own yet, another first password. */
export function ResetLoginDialog({ customerId, login, onClose }: LoginDialogProps) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const reset = useResetLogin();
  const form = useForm({
    initial: { password: '' },
    call: formCall(
      contract.customer.resetLogin,
      ({ password }: { readonly password: string }) => ({
        id: customerId,
        accountId: login.id,
        password: password && md5(password),
      }),
      reset.mutateAsync,
    ),
    // What is sent is a hash, which says nothing of the length.
    check: ({ password }) => ({
      password:
        password.length < limits.passwordMinLength ? { kind: 'tooShort', limit: limits.passwordMinLength } : undefined,
    }),
    onDone: () => {
      toast({ tone: 'success', message: t('customer.logins.reset.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('customer.logins.reset.title', { phone: login.loginId })}
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
