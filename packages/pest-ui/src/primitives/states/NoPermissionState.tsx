import { useMessages } from '../../i18n/messages';
import { StateBlock } from './StateBlock';
import { statesMessages } from './states.messages';

/** Says that the account may not see this content. */
export function NoPermissionState() {
  const t = useMessages(statesMessages);
  return <StateBlock title={t('states.noPermission')} hint={t('states.noPermission.hint')} />;
}
