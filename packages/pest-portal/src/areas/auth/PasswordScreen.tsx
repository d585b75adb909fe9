import { formatPhone, isPestError, verificationTypes } from 'pest-sdk';
import { Button, Stack, Text, useToast } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { markForOurs } from '../../base/browser-mark';
import { useT } from '../../base/i18n';
import { Link, useNavigate } from '../../base/links';
import type { Account } from '../../base/roles';
import { useSession } from '../../base/session';
import { CodeField } from '../../kit/form/CodeField';
import { FormNote } from '../../kit/form/FormNote';
import { TextField } from '../../kit/form/TextField';
import { type Form, useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { PublicCard, PublicPage } from '../../kit/page/PublicPage';
import { authMessages } from './auth.messages';
import { keepValues, keptValues } from './kept-values';
import { NewPasswordFields } from './NewPasswordFields';
import {
  emptyPassword,
  hashed,
  type PasswordLink,
  type PasswordValues,
  passwordIssues,
  passwordLinkIn,
} from './password-form';

/** A password of one's own, with a code sent to the phone: a forgotten one, or for the account that is signed in. */
export function PasswordScreen() {
  const { account, state } = useSession();
  const [link] = useState(() => passwordLinkIn(window.location.hash));
  if (state === 'loading') return null;
  // Whoever is signed in here, the link is for its own account.
  if (link) return <ForgottenPassword link={link} />;
  return account ? <OwnPassword account={account} /> : <ForgottenPassword />;
}

const keptForm = 'reset';

function ForgottenPassword({ link }: { readonly link?: PasswordLink }) {
  const t = useT(authMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  const [kept] = useState(() => keptValues(keptForm, emptyPassword));
  const form = useForm({
    initial: link ? { ...emptyPassword, loginId: link.phone, code: link.code } : kept,
    call: useFormCall('auth.webForgotPassword', (values: PasswordValues) => ({
      loginId: values.loginId,
      ...hashed(values),
      ...(link ? { device: link.device } : markForOurs()),
    })),
    check: passwordIssues,
    fieldOfError: { 'account.codeInvalid': 'code' },
    onRefused: (thrown) => {
      // Nobody typed its code: there is nothing to mend in the form.
      const isOver = link !== undefined && isPestError(thrown) && thrown.errorName === 'account.codeInvalid';
      setEnded(isOver);
      return isOver;
    },
    // What a link carries is its own to keep.
    onChange: ({ loginId, code }) => {
      if (!link) keepValues(keptForm, { ...emptyPassword, loginId, code });
    },
    onDone: () => {
      keepValues(keptForm, null);
      toast({ tone: 'success', message: t('auth.reset.done') });
      navigate('/login');
    },
  });
  if (ended) {
    return (
      <PublicPage title={t('auth.link.title')} lead={t('auth.link.ended')} width="form">
        <Link to="/login">{t('auth.reset.back')}</Link>
      </PublicPage>
    );
  }
  return (
    <PasswordForm
      form={form}
      title={t(link ? 'auth.link.title' : 'auth.reset.title')}
      text={link ? t('auth.link.text', { phone: formatPhone(link.phone) }) : t('auth.reset.text')}
    >
      {link ? null : (
        <>
          <TextField
            label={t('auth.loginId')}
            field={form.field('loginId')}
            words={{ required: t('auth.loginId.missing') }}
            type="tel"
            inputMode="numeric"
            autoComplete="username"
          />
          <CodeField
            field={form.field('code')}
            phone={form.values.loginId}
            purpose={verificationTypes.forgottenPassword}
          />
        </>
      )}
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
  const { loginId, proven } = account.user;
  const form = useForm({
    initial: { ...emptyPassword, loginId },
    call: useFormCall('auth.setOwnPassword', (values: PasswordValues) => ({ ...hashed(values), ...markForOurs() })),
    check: passwordIssues,
    fieldOfError: { 'account.codeInvalid': 'code' },
    onDone: () => {
      toast({ tone: 'success', message: t('auth.own.done') });
      navigate(account.role === 'customer' ? '/serve/list' : '/home');
    },
  });
  return (
    <PasswordForm form={form} title={t('auth.own.title')} text={t(proven ? 'auth.own.change' : 'auth.own.text')}>
      <Text as="p">{t('auth.own.phone', { phone: formatPhone(loginId) })}</Text>
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
    <PublicPage title={title} lead={text} width="form">
      <PublicCard>
        <Stack as="form" gap={4} {...form.element}>
          <FormNote form={form} />
          {children}
        </Stack>
      </PublicCard>
    </PublicPage>
  );
}
