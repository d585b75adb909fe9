import { contract } from 'pest-sdk';
import { Button, Row, Stack } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link } from '../../base/links';
import { CheckField } from '../../form/CheckField';
import { FormNote } from '../../form/FormNote';
import { formCall } from '../../form/form-call';
import { TextField } from '../../form/TextField';
import { useForm } from '../../form/useForm';
import { authMessages } from './auth.messages';
import { useLogin } from './auth.queries';
import { emptyLogin, loginRequest } from './login-form';

export interface LoginFormProps {
  /** The person is signed in; the host says where to. */
  readonly onLogin: () => void;
}

/** The messages are those of specification §5. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const t = useT(authMessages);
  const login = useLogin();
  const form = useForm({
    initial: emptyLogin,
    call: formCall(contract.auth.login, loginRequest, login.mutateAsync),
    onDone: onLogin,
  });
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
      />
      <TextField
        label={t('auth.password')}
        field={form.field('password')}
        words={{ required: t('auth.password.missing') }}
        type="password"
        autoComplete="current-password"
      />
      <Row align="start" justify="space-between" nowrap>
        <CheckField label={t('auth.remember')} help={t('auth.remember.help')} field={form.field('remember')} />
        <Forgot to="/resetPassword">{t('auth.forgot')}</Forgot>
      </Row>
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('auth.submit')}
      </Button>
    </Stack>
  );
}

const Forgot = styled(Link)`
  flex: none;
`;
