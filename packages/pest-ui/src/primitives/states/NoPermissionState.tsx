import { useMessages } from '../../i18n/messages';
import { noPermissionMessages } from './no-permission.messages';
import { StateBlock } from './StateBlock';

/** Says that the account may not see this content. */
export function NoPermissionState() {
  const t = useMessages(noPermissionMessages);
  return <StateBlock title={t('states.noPermission')} hint={t('states.noPermission.hint')} />;
}
