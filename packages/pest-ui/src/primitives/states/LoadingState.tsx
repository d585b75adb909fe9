import { useMessages } from '../../i18n/messages';
import { StateBlock } from './StateBlock';
import { statesMessages } from './states.messages';

/** Props of {@link LoadingState}. */
export interface LoadingStateProps {
  /** What is being loaded, when that helps. */
  readonly label?: string | undefined;
}

/** Says that content is being loaded; announced politely. */
export function LoadingState({ label }: LoadingStateProps) {
  const t = useMessages(statesMessages);
  return <StateBlock role="status" aria-busy="true" title={t('states.loading')} hint={label} />;
}
