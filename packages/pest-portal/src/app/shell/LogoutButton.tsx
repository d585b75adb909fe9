import { Button } from 'pest-ui';
import { appMessages } from '../app.messages';
import { useT } from '../i18n';
import { useSession } from '../session';

export function LogoutButton() {
  const t = useT(appMessages);
  const { signOut } = useSession();
  return (
    <Button variant="ghost" size="sm" onClick={signOut}>
      {t('app.logout')}
    </Button>
  );
}
