import type { PestLogSummary } from 'pest-sdk';
import { ConfirmDialog, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { pestLogMessages } from './pest-log.messages';
import { useDeleteLog } from './pest-log.queries';

export interface DeleteLogDialogProps {
  readonly log: PestLogSummary;
  readonly onClose: () => void;
}

/** Asks, and deletes an own log that nobody has handled. */
export function DeleteLogDialog({ log: { id, title }, onClose }: DeleteLogDialogProps) {
  const t = useT(pestLogMessages);
  const { toast } = useToast();
  const remove = useDeleteLog();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ tone: 'success', message: t('log.deleted') }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('log.delete.title', { title })}
      body={t('log.delete.body')}
      confirmLabel={t('log.delete')}
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
