import { EmptyState } from 'pest-ui';
import { useT } from '../../base/i18n';
import { Link, useOpens } from '../../base/links';
import { useSession } from '../../base/session';
import { noPermissionMessages } from './no-permission.messages';

/** In place of a page that stays closed: to whom, who can open it, and the way back. */
export function NoPermission() {
  const t = useT(noPermissionMessages);
  const { account } = useSession();
  const opens = useOpens();
  return (
    <EmptyState title={t('page.closed')} hint={account && t('page.closed.hint', { name: account.user.userName })}>
      {opens('/home') && <Link to="/home">{t('page.closed.home')}</Link>}
    </EmptyState>
  );
}
