import { limits } from 'pest-sdk';
import { useT } from '../../base/i18n';
import type { FieldBoxProps } from '../../kit/form/FieldBox';
import { formMessages } from '../../kit/form/form.messages';
import { PasswordField } from '../../kit/form/PasswordField';

/** Six are accepted (specification §9); fewer than this are pointed out. */
const saferLength = 8;

export interface NewPasswordFieldsProps {
  readonly password: FieldBoxProps<string>['field'];
  readonly confirmPassword: FieldBoxProps<string>['field'];
  /** The account's first password, so that it is not called a new one. */
  readonly first?: boolean | undefined;
}

/** A new password, twice. */
export function NewPasswordFields({ password, confirmPassword, first = false }: NewPasswordFieldsProps) {
  const t = useT(formMessages);
  const limit = limits.passwordMinLength;
  const { length } = password.value;
  const short = length >= limit && length < saferLength;
  return (
    <>
      <PasswordField
        label={t(first ? 'form.password' : 'form.password.new')}
        help={short ? t('form.password.short', { limit: saferLength }) : t('form.password.help', { limit })}
        field={password}
        words={{ required: t('form.password.missing'), tooShort: t('form.password.tooShort', { limit }) }}
        autoComplete="new-password"
      />
      <PasswordField
        label={t(first ? 'form.password.confirm' : 'form.password.again')}
        field={confirmPassword}
        words={{ required: t('form.password.again.missing') }}
        autoComplete="new-password"
      />
    </>
  );
}
