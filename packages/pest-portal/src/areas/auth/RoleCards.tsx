import { userTypes } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ChoiceCards } from '../../kit/form/ChoiceCards';
import type { FieldBinding } from '../../kit/form/field-binding';
import { authMessages } from './auth.messages';
import { type RegistrationValues, registeredTypes } from './register-form';

const words = {
  [userTypes.administrator]: ['auth.role.company', 'auth.role.company.help'],
  [userTypes.customer]: ['auth.role.customer', 'auth.role.customer.help'],
} as const;

/** What one registers as, with what that means. */
export function RoleCards({ field }: { readonly field: FieldBinding<RegistrationValues['userType']> }) {
  const t = useT(authMessages);
  return (
    <ChoiceCards
      label={t('auth.role')}
      required
      least={150}
      options={registeredTypes.map((type) => {
        const [name, help] = words[type];
        return { value: type, label: t(name), help: t(help) };
      })}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
