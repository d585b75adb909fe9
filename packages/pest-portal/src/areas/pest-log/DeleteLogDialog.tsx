import type { PestLogSummary } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ActDialog } from '../../kit/form/ActDialog';
import { pestLogMessages } from './pest-log.messages';
import { useDeleteLog } from './pest-log.queries';

export interface DeleteLogDialogProps {
  readonly log: PestLogSummary;
  readonly onClose: () => void;
}

/** Asks, and deletes an own log that nobody has handled. */
export function DeleteLogDialog({ log: { id, title }, onClose }: DeleteLogDialogProps) {
  const t = useT(pestLogMessages);
  const remove = useDeleteLog();
  return (
    <ActDialog
      act={remove}
      sent={id}
      tone="danger"
      title={t('log.delete.title', { title })}
      body={t('log.delete.body')}
      confirmLabel={t('log.delete')}
      done={t('log.deleted')}
      onClose={onClose}
    />
  );
}
