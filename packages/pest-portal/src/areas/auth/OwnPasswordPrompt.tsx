import { ConfirmDialog } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { useAccount } from '../../base/session';
import { authMessages } from './auth.messages';

/** Asked once a session: putting it off is remembered until the browser is closed. */
const laterKey = 'pest_own_password_later';

/** Asks a customer whose password a company gave it for one of its own. */
export function OwnPasswordPrompt() {
  const t = useT(authMessages);
  const navigate = useNavigate();
  const { role, user } = useAccount();
  const [later, setLater] = useState(() => sessionStorage.getItem(laterKey) === user.id);
  const close = () => {
    sessionStorage.setItem(laterKey, user.id);
    setLater(true);
  };
  if (role !== 'customer' || user.subAccount || user.proven || later) return null;
  return (
    <ConfirmDialog
      open
      title={t('auth.own.title')}
      body={t('auth.own.text')}
      confirmLabel={t('auth.own.now')}
      cancelLabel={t('auth.own.later')}
      onCancel={close}
      onConfirm={() => {
        close();
        navigate('/resetPassword');
      }}
    />
  );
}
