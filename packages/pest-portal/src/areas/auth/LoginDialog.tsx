import { Dialog } from 'pest-ui';
import { useT } from '../../base/i18n';
import { authMessages } from './auth.messages';
import { LoginForm } from './LoginForm';

export interface LoginDialogProps {
  readonly onClose: () => void;
  readonly onLogin: () => void;
}

/** The login over the home page. */
export function LoginDialog({ onClose, onLogin }: LoginDialogProps) {
  const t = useT(authMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('auth.title')}</Dialog.Header>
        <Dialog.Body>
          <LoginForm onLogin={onLogin} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
