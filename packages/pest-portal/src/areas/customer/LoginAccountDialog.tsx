import { md5 } from 'js-md5';
import type { CustomerSummary } from 'pest-sdk';
import { Field, TextInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../form/FormDialog';
import { RefusalNote } from '../../form/RefusalNote';
import { refusalOf } from '../../form/refusal';
import { customerMessages } from './customer.messages';
import { useCreateLoginAccount } from './customer.queries';
import { type AccountField, type AccountForm, checkAccount, isAccountField } from './login-account';

export interface LoginAccountDialogProps {
  readonly customer: Pick<CustomerSummary, 'id' | 'name' | 'phone'>;
  readonly onClose: () => void;
}

/** Gives a customer an account to log in with; its phone is offered as the login. */
export function LoginAccountDialog({ customer, onClose }: LoginAccountDialogProps) {
  const t = useT(customerMessages);
  const { toast } = useToast();
  const [form, setForm] = useState<AccountForm>({ loginId: customer.phone, password: '' });
  const [submitted, setSubmitted] = useState(false);
  const create = useCreateLoginAccount();
  const problems = checkAccount(form);
  // 10001: the phone has an account already.
  const refusal = refusalOf(create.error, isAccountField, (code) => (code === 10001 ? 'loginId' : null));
  const errorOf = (field: AccountField) => {
    if (submitted && problems[field]) return t(`customer.${problems[field]}`);
    return refusal?.field === field ? refusal.message : undefined;
  };
  const change = (part: Partial<AccountForm>) => {
    create.reset();
    setForm({ ...form, ...part });
  };
  const submit = () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return false;
    create.mutate(
      { id: customer.id, loginId: form.loginId.trim(), password: md5(form.password) },
      {
        onSuccess: () => {
          toast({ tone: 'success', message: t('customer.login.created') });
          onClose();
        },
      },
    );
    return true;
  };
  return (
    <FormDialog
      title={t('customer.login.title', { name: customer.name })}
      submitLabel={t('customer.login.create')}
      pending={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RefusalNote refusal={refusal} />
      <Field label={t('customer.login.id')} required error={errorOf('loginId')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="tel"
            autoComplete="off"
            value={form.loginId}
            onChange={(loginId) => change({ loginId })}
          />
        )}
      </Field>
      <Field
        label={t('customer.login.password')}
        required
        help={t('customer.login.password.help')}
        error={errorOf('password')}
      >
        {(ids) => (
          <TextInput
            {...ids}
            type="password"
            autoComplete="new-password"
            value={form.password}
            onChange={(password) => change({ password })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
