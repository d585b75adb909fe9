import { limits } from 'pest-sdk';
import { useT } from '../../base/i18n';
import type { FieldBoxProps } from '../../form/FieldBox';
import { formMessages } from '../../form/form.messages';
import { TextField } from '../../form/TextField';

export interface NewPasswordFieldsProps {
  readonly password: FieldBoxProps<string>['field'];
  readonly confirmPassword: FieldBoxProps<string>['field'];
}

/** A new password, twice. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  const t = useT(formMessages);
  return (
    <>
      <TextField
        label={t('form.password.new')}
        help={t('form.password.help', { limit: limits.passwordMinLength })}
        field={password}
        type="password"
        autoComplete="new-password"
      />
      <TextField label={t('form.password.again')} field={confirmPassword} type="password" autoComplete="new-password" />
    </>
  );
}
