import { useT } from '../../base/i18n';
import type { FieldBinding } from '../../kit/form/field-binding';
import { TextField } from '../../kit/form/TextField';
import { authMessages } from './auth.messages';

export interface FactorCodeFieldProps {
  readonly field: FieldBinding<string>;
  /** Of an authenticator that is being set up: there are no recovery codes yet. */
  readonly first?: boolean | undefined;
}

/** A code of an authenticator, or a recovery code. */
export function FactorCodeField({ field, first = false }: FactorCodeFieldProps) {
  const t = useT(authMessages);
  return (
    <TextField
      label={t('auth.factor.code')}
      help={t(first ? 'auth.factor.code.first' : 'auth.factor.code.help')}
      inputMode={first ? 'numeric' : undefined}
      field={field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
