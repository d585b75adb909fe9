import { useMessages } from '../../i18n/messages';
import { StateBlock } from './StateBlock';
import { statesMessages } from './states.messages';

/** Says that a widget, or a part of one, is on its way: its host knows its size, and pays for nothing that draws it. */
export function LoadingText({ label }: { readonly label?: string | undefined }) {
  const t = useMessages(statesMessages);
  return <StateBlock role="status" aria-busy="true" title={t('states.loading')} hint={label} />;
}
