import { useMessages } from '../../i18n/messages';
import { StateBlock } from './StateBlock';
import { statesMessages } from './states.messages';

export function NoPermissionState() {
  const t = useMessages(statesMessages);
  return <StateBlock title={t('states.noPermission')} hint={t('states.noPermission.hint')} />;
}
