import type { TaskSummary } from 'pest-sdk';
import { Button, Dialog, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { StaffChoice } from './StaffChoice';
import { stepMessages } from './step.messages';
import { useAssignStaff } from './step.queries';

export interface AssignDialogProps {
  readonly task: TaskSummary;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
  readonly onRefused: (thrown: unknown) => void;
}

/** Assigns service staff, with each person's load that day in view. */
export function AssignDialog({ task, onClose, onDone, onRefused }: AssignDialogProps) {
  const t = useT(stepMessages);
  const format = useFormat();
  const [staffIds, setStaffIds] = useState<readonly string[]>(task.staff.map((person) => person.id));
  const assign = useAssignStaff();
  const save = () =>
    assign.mutate(
      { id: task.id, staffIds: [...staffIds] },
      {
        onSuccess: () => onDone(staffIds.length > 0 ? t('task.done.assigned') : t('task.done.unassigned')),
        onError: onRefused,
      },
    );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('task.assign.title')}</Dialog.Header>
        <Dialog.Body>
          <Lead>{t('task.assign.for', { customer: task.customerName, at: format.dateTime(task.plannedAt) })}</Lead>
          <StaffChoice day={task.plannedDay} taskId={task.id} value={staffIds} onChange={setStaffIds} />
          {staffIds.length === 0 && task.staff.length > 0 && <Lead>{t('task.assign.cleared')}</Lead>}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {t('task.cancel')}
          </Button>
          <Button variant="primary" loading={assign.isPending} onClick={save}>
            {t('task.assign.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Lead = styled.p`
  margin: 0 0 ${token.space[3]};
  color: ${token.color.textMuted};
`;
