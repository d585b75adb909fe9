import type { LeaveRequest } from 'pest-sdk';
import { Button, DescriptionList, Dialog, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { leaveMessages } from './leave.messages';
import { useLeavePeriod } from './useLeavePeriod';

export interface LeaveDialogProps {
  readonly request: LeaveRequest;
  readonly onClose: () => void;
}

/** One request for leave with all that was said of it. */
export function LeaveDialog({ request, onClose }: LeaveDialogProps) {
  const t = useT(leaveMessages);
  const format = useFormat();
  const periodOf = useLeavePeriod();
  const { accountName, reason, appliedAt, reviewedBy, reviewedAt, refusalReason } = request;
  const facts = [
    [t('leave.period'), periodOf(request)],
    [t('leave.reason'), reason],
    [t('leave.appliedAt'), format.dateTime(appliedAt)],
    [t('leave.reviewed'), reviewedAt && format.parts([reviewedBy ?? '', format.dateTime(reviewedAt)])],
    [t('leave.refusalReason'), refusalReason],
  ] as const;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('leave.of', { name: accountName })}</Dialog.Header>
        <Dialog.Body>
          <DescriptionList
            layout="rows"
            items={facts.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('leave.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
