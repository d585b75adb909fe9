import { useT } from '../../base/i18n';
import type { FieldBinding } from './field-binding';
import { ownerMessages } from './owner.messages';
import { TextField } from './TextField';

export interface FactorCodeFieldProps {
  readonly field: FieldBinding<string>;
  /** Of an authenticator that is being set up: there are no recovery codes yet. */
  readonly first?: boolean | undefined;
}

/** A code of an authenticator, or a recovery code. */
export function FactorCodeField({ field, first = false }: FactorCodeFieldProps) {
  const t = useT(ownerMessages);
  return (
    <TextField
      label={t('owner.code')}
      help={t(first ? 'owner.code.first' : 'owner.code.help')}
      inputMode={first ? 'numeric' : undefined}
      field={field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
