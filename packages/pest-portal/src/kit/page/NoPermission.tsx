import { EmptyState } from 'pest-ui';
import { useT } from '../../base/i18n';
import { isHead } from '../../base/is-head';
import { Link, useOpens } from '../../base/links';
import { useSession } from '../../base/session';
import { noPermissionMessages } from './no-permission.messages';

/** In place of a page that stays closed: to whom, who can open it, and the way back. */
export function NoPermission() {
  const t = useT(noPermissionMessages);
  const { account } = useSession();
  const opens = useOpens();
  const hint = account && (isHead(account) ? 'page.closed.hint' : 'page.closed.hint.ask');
  return (
    <EmptyState title={t('page.closed')} hint={hint && t(hint, { name: account.user.userName })}>
      {opens('/home') && <Link to="/home">{t('page.closed.home')}</Link>}
    </EmptyState>
  );
}
