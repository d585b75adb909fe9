import type { Risk } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { FormDialog } from '../../../form/FormDialog';
import { formCall } from '../../../form/form-call';
import { Pair } from '../../../form/Pair';
import { DayField, TextAreaField, TextField } from '../../../form/TextField';
import { useForm } from '../../../form/useForm';
import { AssigneeField } from './AssigneeField';
import { riskMessages } from './risk.messages';
import { useAssignRisk } from './risk.queries';
import { type AssignmentValues, assignmentValues } from './risk-form';

/** Whose corrective action it is, what it is, and by when. */
export function AssignDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const save = useAssignRisk();
  const form = useForm({
    initial: assignmentValues(risk),
    call: formCall(
      contract.risk.assign,
      (values: AssignmentValues) => ({ id: risk.id, ...values, dueDay: values.dueDay || null }),
      save.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('risk.assign.saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('risk.assign.title')} submitLabel={t('risk.assign.save')} onClose={onClose}>
      <p>
        {risk.location}: {risk.description}
      </p>
      <AssigneeField field={form.field('assignedTo')} />
      <TextAreaField label={t('risk.action')} field={form.field('action')} rows={2} />
      <Pair>
        <TextField label={t('risk.owner')} field={form.field('owner')} />
        <DayField label={t('risk.dueDay')} field={form.field('dueDay')} />
      </Pair>
    </FormDialog>
  );
}
