import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useSiteTime } from '../../base/site-time';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { Pair } from '../../kit/form/Pair';
import { DayField, TextAreaField, TimeField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { leaveMessages } from './leave.messages';
import { useApplyForLeave } from './leave.queries';
import { emptyLeave, type LeaveValues, leaveIssues, leaveRequest } from './leave-form';

/** Applies for leave: from when, until when, why. */
export function ApplyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(leaveMessages);
  const { toast } = useToast();
  const apply = useApplyForLeave();
  const { timeZone, today } = useSiteTime();
  const form = useForm({
    initial: emptyLeave(today()),
    call: formCall(contract.leave.apply, (values: LeaveValues) => leaveRequest(values, timeZone), apply.mutateAsync),
    check: (values) => leaveIssues(values, t('leave.apply.endFirst')),
    onDone: () => {
      toast({ tone: 'success', message: t('leave.applied') });
      onClose();
    },
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
