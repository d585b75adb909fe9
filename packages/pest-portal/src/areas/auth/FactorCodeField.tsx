import { useT } from '../../base/i18n';
import type { FieldBinding } from '../../kit/form/field-binding';
import { TextField } from '../../kit/form/TextField';
import { authMessages } from './auth.messages';

/** A code of an authenticator, or a recovery code. */
export function FactorCodeField({ field }: { readonly field: FieldBinding<string> }) {
  const t = useT(authMessages);
  return (
    <TextField
      label={t('auth.factor.code')}
      help={t('auth.factor.code.help')}
      field={field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
