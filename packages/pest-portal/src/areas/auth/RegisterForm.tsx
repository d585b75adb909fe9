import { verificationTypes } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Button, Stack } from 'pest-ui';
import { useState } from 'react';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { CheckField } from '../../kit/form/CheckField';
import { CodeField } from '../../kit/form/CodeField';
import { FormNote } from '../../kit/form/FormNote';
import { formCall } from '../../kit/form/form-call';
import { Pair } from '../../kit/form/Pair';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { authMessages } from './auth.messages';
import { NewPasswordFields } from './NewPasswordFields';
import { passwordIssues } from './password-form';
import { RoleCards } from './RoleCards';
import {
  keepRegistration,
  keptRegistration,
  type RegistrationValues,
  register,
  registerRequest,
} from './register-form';

export interface RegisterFormProps {
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  /** The account is there and signed in; the host says where to. */
  readonly onRegistered: (userType: RegistrationValues['userType']) => void;
}

/** The messages are those of specification §5 and §8. */
export function RegisterForm({ phone, onPhone, onRegistered }: RegisterFormProps) {
  const t = useT(authMessages);
  const common = useT(commonMessages);
  const [kept] = useState(keptRegistration);
  const form = useForm({
    initial: { ...kept, loginId: phone || kept.loginId },
    call: formCall(contract.auth.webRegister, registerRequest, register),
    check: (values) => ({
      ...passwordIssues(values),
      agreement: values.agreement ? undefined : { kind: 'message', message: t('auth.agreement.missing') },
    }),
    fieldOfError: { 'account.codeInvalid': 'code', 'account.phoneTaken': 'loginId' },
    failed: t('auth.register.failed'),
    onChange: (values) => {
      keepRegistration(values);
      onPhone(values.loginId);
    },
    onDone: (_done, { userType }) => {
      keepRegistration(null);
      onRegistered(userType);
    },
  });
  return (
    <Stack as="form" gap={4} {...form.element}>
      <FormNote form={form} />
      <RoleCards field={form.field('userType')} />
      <TextField
        label={common('common.phone')}
        help={t('auth.phone.help')}
        field={form.field('loginId')}
        words={{ required: t('auth.phone.missing') }}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
      />
      <CodeField
        field={form.field('code')}
        phone={form.values.loginId}
        purpose={verificationTypes.registration}
        missing={t('auth.code.missing')}
      />
      <TextField
        label={t('auth.userName')}
        field={form.field('userName')}
        words={{ required: t('auth.userName.missing') }}
        autoComplete="name"
      />
      <TextField
        label={t('auth.companyName')}
        help={t('auth.company.later')}
        field={form.field('companyName')}
        autoComplete="organization"
      />
      <Pair>
        <TextField
          label={t('auth.companyEmail')}
          field={form.field('companyEmail')}
          type="email"
          autoComplete="email"
        />
        <TextField
          label={t('auth.companyAddress')}
          field={form.field('companyAddress')}
          autoComplete="street-address"
        />
      </Pair>
      <Pair>
        <NewPasswordFields first password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      </Pair>
      <CheckField
        field={form.field('agreement')}
        label={
          <>
            {t('auth.agreement.before')}
            <a href="/terms" target="_blank" rel="noreferrer">
              {t('auth.agreement')}
            </a>
            {t('auth.agreement.between')}
            <a href="/privacy" target="_blank" rel="noreferrer">
              {t('auth.agreement.privacy')}
            </a>
            {t('auth.agreement.after')}
          </>
        }
      />
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('auth.register.submit')}
      </Button>
    </Stack>
  );
}
