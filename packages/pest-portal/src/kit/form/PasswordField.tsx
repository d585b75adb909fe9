import { eyeIcon, eyeOffIcon, IconButton, TextInput, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { FieldBox, type FieldBoxProps } from './FieldBox';
import { formMessages } from './form.messages';

export interface PasswordFieldProps extends FieldBoxProps<string> {
  /** For password managers: which password it is. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its eye is pressed. */
export function PasswordField({ autoComplete, ...box }: PasswordFieldProps) {
  const t = useT(formMessages);
  const [shown, setShown] = useState(false);
  return (
    <FieldBox {...box}>
      {(control) => (
        <Eyed>
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            size="sm"
            icon={shown ? eyeOffIcon : eyeIcon}
            label={t(shown ? 'form.password.hide' : 'form.password.show')}
            onClick={() => setShown(!shown)}
          />
        </Eyed>
      )}
    </FieldBox>
  );
}

const Eyed = styled.span`
  position: relative;
  display: block;

  input {
    padding-inline-end: 40px;
  }
  /* Browsers that bring an eye of their own would show two. */
  input::-ms-reveal {
    display: none;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space[1]};
    margin-block: auto;
  }
`;
