import { describeError } from 'pest-sdk';
import { Button, Checkbox, Field, TextInput, token } from 'pest-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useFocusFirstError } from '../../form/focus-first-error';
import { authMessages } from './auth.messages';
import { useLogin } from './auth.queries';
import { checkLogin, emptyLogin, type LoginDraft, type LoginField, type LoginProblems } from './login-draft';

export interface LoginFormProps {
  /** The person is signed in; the host says where to. */
  readonly onLogin: () => void;
}

export function LoginForm({ onLogin }: LoginFormProps) {
  const t = useT(authMessages);
  const login = useLogin();
  const [draft, setDraft] = useState<LoginDraft>(emptyLogin);
  const [problems, setProblems] = useState<LoginProblems>({});
  const { form, focusFirstError } = useFocusFirstError();
  const refusal = login.isError ? describeError(login.error, language) : null;
  const errorOf = (field: LoginField) => problems[field] && t(`auth.${problems[field]}`);

  const change = (part: Partial<LoginDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // What was complained about is checked again while it is mended; nothing new is complained about.
    const found = checkLogin(next);
    setProblems({
      ...(problems.loginId && found.loginId && { loginId: found.loginId }),
      ...(problems.password && found.password && { password: found.password }),
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkLogin(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    // Awaited rather than told to the mutation: the guard may have taken this form off the page by then.
    login.mutateAsync(draft).then(onLogin, () => undefined);
  };

  return (
    <Form ref={form} noValidate onSubmit={submit}>
      {login.isError && <Refusal role="alert">{refusal ?? t('auth.failed')}</Refusal>}
      <Field label={t('auth.loginId')} required error={errorOf('loginId')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="tel"
            inputMode="numeric"
            autoComplete="username"
            value={draft.loginId}
            onChange={(loginId) => change({ loginId })}
          />
        )}
      </Field>
      <Field label={t('auth.password')} required error={errorOf('password')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="password"
            autoComplete="current-password"
            value={draft.password}
            onChange={(password) => change({ password })}
          />
        )}
      </Field>
      <Checkbox
        label={t('auth.remember')}
        help={t('auth.remember.help')}
        checked={draft.remember}
        onChange={(remember) => change({ remember })}
      />
      <Button type="submit" variant="primary" loading={login.isPending}>
        {t('auth.submit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

const Refusal = styled.p`
  margin: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};
`;
