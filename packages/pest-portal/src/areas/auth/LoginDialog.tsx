import { Dialog } from 'pest-ui';
import { useT } from '../../app/i18n';
import { authMessages } from './auth.messages';
import { LoginForm } from './LoginForm';

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLogin: () => void;
}

/** The login over the home page. */
export function LoginDialog({ open, onOpenChange, onLogin }: LoginDialogProps) {
  const t = useT(authMessages);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content>
        <Dialog.Header>{t('auth.title')}</Dialog.Header>
        <Dialog.Body>
          <LoginForm onLogin={onLogin} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
