import { md5 } from 'js-md5';
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

/** Password and code, not typed yet. */
export const notProven: { readonly password: string; readonly factorCode: string } = { password: '', factorCode: '' };

/** What is sent of them: the password leaves the browser as MD5 only (specification §5). */
export function proofOf({ password, factorCode }: typeof notProven, codeAsked: boolean) {
  return { password: password && md5(password), ...(codeAsked && { factorCode }) };
}

/** Whether the own account asks for a code besides the password. */
export function useCodeAsked(): boolean {
  return useCall('auth.secondFactor', {}).data?.since != null;
}
