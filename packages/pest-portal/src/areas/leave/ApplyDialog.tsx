import { useT } from '../../base/i18n';
import { useSiteTime } from '../../base/site-time';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { DayField, TextAreaField, TimeField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { leaveMessages } from './leave.messages';
import { emptyLeave, type LeaveValues, leaveIssues, leaveRequest } from './leave-form';

/** Applies for leave: from when, until when, why. */
export function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(leaveMessages);
  const { timeZone, today } = useSiteTime();
  const form = useDialogForm({
    initial: emptyLeave(today()),
    call: useFormCall('leave.apply', (values: LeaveValues) => leaveRequest(values, timeZone)),
    check: (values) => leaveIssues(values, t('leave.apply.endFirst')),
    done: t('leave.applied'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('leave.apply')} submitLabel={t('leave.apply.submit')} onClose={onClose}>
      <Pair>
        <DayField label={t('leave.apply.start')} field={form.field('startDay')} required />
        <TimeField label={t('leave.apply.startTime')} field={form.field('startTime')} required />
      </Pair>
      <Pair>
        <DayField label={t('leave.apply.end')} field={form.field('endDay')} required />
        <TimeField label={t('leave.apply.endTime')} field={form.field('endTime')} required />
      </Pair>
      <TextAreaField label={t('leave.reason')} field={form.field('reason')} />
    </FormDialog>
  );
}
