import { contract, verificationTypes } from 'pest-sdk';
import { Button, Card, Stack, Text, token, useToast } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, useNavigate } from '../../base/links';
import type { Account } from '../../base/roles';
import { useSession } from '../../base/session';
import { CodeField } from '../../form/CodeField';
import { FormNote } from '../../form/FormNote';
import { formCall } from '../../form/form-call';
import { TextField } from '../../form/TextField';
import { type Form, useForm } from '../../form/useForm';
import { authMessages } from './auth.messages';
import { useResetPassword, useSetOwnPassword } from './auth.queries';
import { NewPasswordFields } from './NewPasswordFields';
import { emptyPassword, hashed, type PasswordValues, passwordIssues } from './password-form';

/** A password of one's own, with a code sent to the phone: a forgotten one, or for the account that is signed in. */
export function PasswordScreen() {
  const { account, state } = useSession();
  if (state === 'loading') return null;
  return <Frame>{account ? <OwnPassword account={account} /> : <ForgottenPassword />}</Frame>;
}

function ForgottenPassword() {
  const t = useT(authMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useForm({
    initial: emptyPassword,
    call: formCall(
      contract.auth.webForgotPassword,
      (values: PasswordValues) => ({ loginId: values.loginId, ...hashed(values) }),
      reset.mutateAsync,
    ),
    check: passwordIssues,
    fieldOfError: { 'account.codeInvalid': 'code' },
    onDone: () => {
      toast({ tone: 'success', message: t('auth.reset.done') });
      navigate('/login');
    },
  });
  return (
    <PasswordForm form={form} title={t('auth.reset.title')} text={t('auth.reset.text')}>
      <TextField
        label={t('auth.loginId')}
        field={form.field('loginId')}
        words={{ required: t('auth.loginId.missing') }}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
      />
      <CodeField field={form.field('code')} phone={form.values.loginId} purpose={verificationTypes.forgottenPassword} />
      <NewPasswordFields password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('auth.reset.submit')}
      </Button>
      <Link to="/login">{t('auth.reset.back')}</Link>
    </PasswordForm>
  );
}

function OwnPassword({ account }: { readonly account: Account }) {
  const t = useT(authMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const set = useSetOwnPassword();
  const { loginId, proven } = account.user;
  const form = useForm({
    initial: { ...emptyPassword, loginId },
    call: formCall(contract.auth.setOwnPassword, hashed, set.mutateAsync),
    check: passwordIssues,
    fieldOfError: { 'account.codeInvalid': 'code' },
    onDone: () => {
      toast({ tone: 'success', message: t('auth.own.done') });
      navigate(account.role === 'customer' ? '/serve/list' : '/home');
    },
  });
  return (
    <PasswordForm form={form} title={t('auth.own.title')} text={t(proven ? 'auth.own.change' : 'auth.own.text')}>
      <Text as="p">{t('auth.own.phone', { phone: loginId })}</Text>
      <CodeField field={form.field('code')} phone={loginId} purpose={verificationTypes.ownPassword} />
      <NewPasswordFields password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('auth.own.submit')}
      </Button>
    </PasswordForm>
  );
}

interface PasswordFormProps {
  readonly form: Form<PasswordValues>;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function PasswordForm({ form, title, text, children }: PasswordFormProps) {
  return (
    <Card>
      <Stack as="form" gap={4} {...form.element}>
        <Text as="h1" size="xl" weight="semibold">
          {title}
        </Text>
        <Text as="p" tone="muted">
          {text}
        </Text>
        <FormNote form={form} />
        {children}
      </Stack>
    </Card>
  );
}

const Frame = styled.main`
  display: grid;
  justify-content: center;
  align-content: start;
  grid-template-columns: minmax(0, 440px);
  min-height: 70vh;
  padding: ${token.space[6]} ${token.space[4]};
`;
