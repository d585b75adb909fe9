import type { LeaveRequest } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ActDialog } from '../../kit/form/ActDialog';
import { leaveMessages } from './leave.messages';
import { useWithdrawLeave } from './leave.queries';

export interface WithdrawDialogProps {
  readonly request: LeaveRequest;
  readonly onClose: () => void;
}

/** Asks, and takes the own request back. */
export function WithdrawDialog({ request, onClose }: WithdrawDialogProps) {
  const t = useT(leaveMessages);
  const withdraw = useWithdrawLeave();
  return (
    <ActDialog
      act={withdraw}
      sent={request.id}
      tone="danger"
      title={t('leave.withdraw.title')}
      body={t('leave.withdraw.text')}
      confirmLabel={t('leave.withdraw')}
      done={t('leave.withdrawn')}
      onClose={onClose}
    />
  );
}
