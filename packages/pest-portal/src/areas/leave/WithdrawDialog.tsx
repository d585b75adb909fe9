import type { LeaveRequest } from 'pest-sdk';
import { ConfirmDialog, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { leaveMessages } from './leave.messages';
import { useWithdrawLeave } from './leave.queries';

export interface WithdrawDialogProps {
  readonly request: LeaveRequest;
  readonly onClose: () => void;
}

/** Asks, and takes the own request back. */
export function WithdrawDialog({ request, onClose }: WithdrawDialogProps) {
  const t = useT(leaveMessages);
  const { toast } = useToast();
  const withdraw = useWithdrawLeave();
  const confirm = () =>
    withdraw.mutate(request.id, {
      onSuccess: () => toast({ tone: 'success', message: t('leave.withdrawn') }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('leave.withdraw.title')}
      body={t('leave.withdraw.text')}
      confirmLabel={t('leave.withdraw')}
      loading={withdraw.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
