import { token } from 'pest-ui';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import type { Address } from '../../base/links';
import { pageLoad } from '../../base/page-load';
import { authMessages } from './auth.messages';
import { type AuthMode, authModes } from './auth-mode';
import { afterLogin, afterRegistration } from './destination';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

export interface AuthFormsProps {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  /** Where the person wanted to go before being asked to log in. */
  readonly target: Address | null;
  /** Follows a link to a page that needs no loading anew; without it the browser does. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Logging in and registering. The phone survives a change of tab, passwords do not. */
export function AuthForms({ mode, onMode, target, onFollow }: AuthFormsProps) {
  const t = useT(authMessages);
  const [phone, setPhone] = useState('');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const choose = (next: AuthMode) => {
    onMode(next);
    row.current?.querySelector<HTMLElement>(`[data-mode="${next}"]`)?.focus();
  };
  return (
    <Forms>
      <Row
        ref={row}
        role="tablist"
        aria-label={t('auth.mode')}
        onKeyDown={(event) => {
          if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
          event.preventDefault();
          if (event.key === 'Home') choose('login');
          else if (event.key === 'End') choose('register');
          else choose(mode === 'login' ? 'register' : 'login');
        }}
      >
        {authModes.map((each) => (
          <Tab
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-mode={each}
            aria-selected={each === mode}
            aria-controls={`${id}-panel`}
            tabIndex={each === mode ? 0 : -1}
            onClick={() => onMode(each)}
          >
            {t(`auth.title.${each}`)}
          </Tab>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${mode}`}>
        {mode === 'login' ? (
          <LoginForm
            phone={phone}
            onPhone={setPhone}
            onFollow={onFollow}
            onLogin={() => void afterLogin(target).then((to) => pageLoad.to(to))}
          />
        ) : (
          <RegisterForm
            phone={phone}
            onPhone={setPhone}
            onRegistered={(userType) => pageLoad.to(afterRegistration(userType))}
          />
        )}
      </div>
    </Forms>
  );
}

const Forms = styled.div`
  display: grid;
  gap: ${token.space[5]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 3px;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
`;

const Tab = styled.button`
  min-height: 34px;
  border: 1px solid transparent;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.textMuted};
  font: inherit;
  cursor: pointer;

  &[aria-selected='true'] {
    border-color: ${token.color.borderStrong};
    background: ${token.color.surfaceRaised};
    color: ${token.color.accent};
    font-weight: ${token.fontWeight.semibold};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  @media (max-width: 767px) {
    min-height: 40px;
  }
`;
