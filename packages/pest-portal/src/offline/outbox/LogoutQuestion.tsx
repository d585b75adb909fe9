import { ConfirmDialog } from 'pest-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../base/i18n';
import { outboxMessages } from './outbox.messages';
import { useOutbox } from './useOutbox';

export interface LogoutQuestionProps {
  readonly onLogout: () => void;
  readonly onStay: () => void;
}

/** Logs out where nothing waits on this device; otherwise asks first, since it is nowhere else. */
export function LogoutQuestion({ onLogout, onStay }: LogoutQuestionProps) {
  const t = useT(outboxMessages);
  const { outbox } = useOutbox();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when somebody wants to log out.
  useEffect(() => {
    void outbox.reload().then((acts) => (acts.length === 0 ? onLogout() : setCount(acts.length)));
  }, []);
  if (count === 0) return null;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('outbox.logout.title')}
      body={t('outbox.logout.body', { count })}
      confirmLabel={t('outbox.logout.confirm')}
      cancelLabel={t('outbox.logout.stay')}
      onCancel={onStay}
      onConfirm={() => void outbox.dropAll().finally(onLogout)}
    />
  );
}
