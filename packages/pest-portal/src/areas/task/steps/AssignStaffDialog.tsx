import { type TaskSummary, wallClock } from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { FormDialog } from '../../../kit/form/FormDialog';
import { useForm } from '../../../kit/form/useForm';
import { useEditCall } from '../../../kit/form/useFormCall';
import { StaffChoice } from './StaffChoice';
import { stepMessages } from './step.messages';

export interface AssignDialogProps {
  readonly task: TaskSummary;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
  readonly onRefused: (thrown: unknown) => void;
}

function staffOf({ staff }: TaskSummary): { staffIds: string[] } {
  return { staffIds: staff.map((person) => person.id) };
}

/** Assigns service staff, with each person's load that day and what is in the way in view. */
export function AssignStaffDialog({ task, onClose, onDone, onRefused }: AssignDialogProps) {
  const t = useT(stepMessages);
  const format = useFormat();
  const { timeZone } = useSiteTime();
  const call = useEditCall('task.distribute', {
    record: task,
    valuesOf: staffOf,
    toRequest: (values, revision) => ({ id: task.id, ...values, revision }),
    reread: () => client.task.details({ id: task.id }),
  });
  const form = useForm({
    initial: staffOf(task),
    call,
    onDone: (_result, { staffIds }) =>
      onDone(staffIds.length > 0 ? t('task.done.assigned') : t('task.done.unassigned')),
    onRefused: (thrown) => {
      onRefused(thrown);
      return true;
    },
  });
  return (
    <FormDialog form={form} title={t('task.assign.title')} submitLabel={t('task.assign.save')} onClose={onClose}>
      <Text as="p" tone="muted">
        {t('task.assign.for', { customer: task.customerName, at: format.dateTime(task.plannedAt) })}
      </Text>
      <StaffChoice
        day={task.plannedDay}
        time={wallClock(task.plannedAt, timeZone).time}
        taskId={task.id}
        field={form.field('staffIds')}
      />
      {form.values.staffIds.length === 0 && task.staff.length > 0 && (
        <Text as="p" tone="muted">
          {t('task.assign.cleared')}
        </Text>
      )}
    </FormDialog>
  );
}
