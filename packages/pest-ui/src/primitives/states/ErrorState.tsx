import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../button/Button';
import { StateBlock } from './StateBlock';
import { statesMessages } from './states.messages';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  readonly title?: ReactNode | undefined;
  /** What went wrong, in the person's words. */
  readonly message?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly children?: ReactNode | undefined;
}

/** It could not be loaded: why, and another try. */
export function ErrorState({ title, message, onRetry, children }: ErrorStateProps) {
  const t = useMessages(statesMessages);
  return (
    <StateBlock role="alert" title={title ?? t('states.error')} hint={message}>
      {onRetry && <Button onClick={onRetry}>{t('states.retry')}</Button>}
      {children}
    </StateBlock>
  );
}
