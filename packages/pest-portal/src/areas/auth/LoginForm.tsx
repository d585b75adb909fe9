import { isPestError } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Button, fetched, LoadingState, Row, Stack, Text } from 'pest-ui';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import type { RoutePath } from '../../base/pages';
import { CheckField } from '../../kit/form/CheckField';
import { FactorCodeField } from '../../kit/form/FactorCodeField';
import { FormNote } from '../../kit/form/FormNote';
import { formCall } from '../../kit/form/form-call';
import { PasswordField } from '../../kit/form/PasswordField';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { authMessages } from './auth.messages';
import { emptyLogin, logIn, loginRequest } from './login-form';
import { PasskeyLogin } from './PasskeyLogin';

const CompanyLogin = fetched(() => import('./CompanyLogin'), 'default');

const forgotten: RoutePath = '/resetPassword';

export interface LoginFormProps {
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The person is signed in; the host says where to. */
  readonly onLogin: () => void;
}

/** The messages are those of specification §5. */
export function LoginForm({ phone, onPhone, onFollow, onLogin }: LoginFormProps) {
  const t = useT(authMessages);
  const [codeAsked, setCodeAsked] = useState(false);
  const [ofCompany, setOfCompany] = useState(false);
  const form = useForm({
    initial: { ...emptyLogin, loginId: phone },
    call: formCall(contract.auth.login, loginRequest, logIn),
    onChange: ({ loginId }) => onPhone(loginId),
    onDone: onLogin,
    onRefused: (thrown) => {
      // Asked for again, it is said beside the field.
      const asked = !codeAsked && isPestError(thrown, 'account.secondFactorNeeded');
      if (asked) setCodeAsked(true);
      return asked;
    },
  });
  const element = form.element.ref;
  useEffect(() => {
    if (codeAsked) element.current?.querySelector('input')?.focus();
  }, [codeAsked, element]);
  if (ofCompany) {
    return (
      <Suspense fallback={<LoadingState />}>
        <CompanyLogin onClose={() => setOfCompany(false)} />
      </Suspense>
    );
  }
  if (codeAsked) {
    return (
      <Stack as="form" gap={4} {...form.element}>
        <FormNote form={form} />
        <Text as="p">{t('auth.factor.text')}</Text>
        <FactorCodeField field={form.field('code')} />
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('auth.submit')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            form.change({ password: '', code: '' });
            setCodeAsked(false);
          }}
        >
          {t('auth.factor.back')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack as="form" gap={4} {...form.element}>
      <FormNote form={form} />
      <TextField
        label={t('auth.loginId')}
        field={form.field('loginId')}
        words={{ required: t('auth.loginId.missing') }}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        placeholder={t('auth.loginId.example')}
      />
      <PasswordField
        label={t('auth.password')}
        field={form.field('password')}
        words={{ required: t('auth.password.missing') }}
        autoComplete="current-password"
      />
      <Row align="start" justify="space-between" nowrap>
        <CheckField label={t('auth.remember')} help={t('auth.remember.help')} field={form.field('remember')} />
        <Forgot href={forgotten} onClick={onFollow}>
          {t('auth.forgot')}
        </Forgot>
      </Row>
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('auth.submit')}
      </Button>
      <PasskeyLogin remember={form.values.remember} onLogin={onLogin} />
      <Button variant="ghost" onClick={() => setOfCompany(true)}>
        {t('auth.company')}
      </Button>
    </Stack>
  );
}

const Forgot = styled.a`
  flex: none;
`;
