import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { FactorCodeField } from './FactorCodeField';
import type { FieldBinding } from './field-binding';
import { ownerMessages } from './owner.messages';
import { PasswordField } from './PasswordField';

export interface OwnerFieldsProps {
  readonly password: FieldBinding<string>;
  /** Left out where no code is asked for. */
  readonly code?: FieldBinding<string> | undefined;
}

/** Password and code again: before it is changed how somebody signs in. */
export function OwnerFields({ password, code }: OwnerFieldsProps) {
  const t = useT(ownerMessages);
  return (
    <>
      <PasswordField label={t('owner.password')} field={password} autoComplete="current-password" />
      {code && <FactorCodeField field={code} />}
    </>
  );
}

/** Whether the own account asks for a code besides the password. */
export function useCodeAsked(): boolean {
  return useCall('auth.secondFactor', {}).data?.since != null;
}
