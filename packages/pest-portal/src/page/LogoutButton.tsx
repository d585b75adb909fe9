import { Button } from 'pest-ui';
import { useT } from '../base/i18n';
import { leave } from '../base/leaving';
import { useSession } from '../base/session';
import { pageMessages } from './page.messages';

export function LogoutButton() {
  const t = useT(pageMessages);
  const { signOut } = useSession();
  return (
    <Button variant="ghost" size="sm" onClick={() => leave(signOut)}>
      {t('page.logout')}
    </Button>
  );
}
