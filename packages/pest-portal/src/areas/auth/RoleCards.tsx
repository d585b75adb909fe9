import { userTypes } from 'pest-sdk';
import { Fieldset, token } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import type { FieldBinding } from '../../form/field-binding';
import { authMessages } from './auth.messages';
import { type RegistrationValues, registeredTypes } from './register-form';

const words = {
  [userTypes.administrator]: ['auth.role.company', 'auth.role.company.help'],
  [userTypes.customer]: ['auth.role.customer', 'auth.role.customer.help'],
} as const;

/** What one registers as, with what that means. */
export function RoleCards({ field }: { readonly field: FieldBinding<RegistrationValues['userType']> }) {
  const t = useT(authMessages);
  const id = useId();
  return (
    <Fieldset gap={2} role="radiogroup" aria-required>
      <legend data-required>{t('auth.role')}</legend>
      <Cards>
        {registeredTypes.map((type) => {
          const [name, help] = words[type];
          return (
            <Card key={type}>
              <input
                type="radio"
                name={id}
                checked={field.value === type}
                aria-labelledby={`${id}-${type}`}
                aria-describedby={`${id}-${type}-help`}
                onChange={() => field.onChange(type)}
              />
              <strong id={`${id}-${type}`}>{t(name)}</strong>
              <small id={`${id}-${type}-help`}>{t(help)}</small>
            </Card>
          );
        })}
      </Cards>
    </Fieldset>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${token.space[2]};
`;

const Card = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[1]} ${token.space[2]};
  padding: ${token.space[3]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  cursor: pointer;

  input {
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: ${token.color.accent};
    outline: none;
  }
  small {
    grid-column: 1 / -1;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
    line-height: 1.5;
  }
  &:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
