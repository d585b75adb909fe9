import { Button, Notice, Stack } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { refusalOf } from '../../kit/form/refusal';
import { authMessages } from './auth.messages';
import { hasPasskeys, NoPasskey, signInWithPasskey } from './passkey';

interface PasskeyLoginProps {
  readonly remember: boolean;
  readonly onLogin: () => void;
}

/** Signing in without a password, where the browser can. */
export function PasskeyLogin({ remember, onLogin }: PasskeyLoginProps) {
  const t = useT(authMessages);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!hasPasskeys()) return null;
  const signIn = async () => {
    setPending(true);
    setFailure(null);
    try {
      await signInWithPasskey(remember);
      onLogin();
    } catch (thrown) {
      setFailure(thrown instanceof NoPasskey ? t('auth.passkey.none') : (refusalOf(thrown)?.message ?? null));
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap={3}>
      <Button loading={pending} onClick={() => void signIn()}>
        {t('auth.passkey')}
      </Button>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Stack>
  );
}
