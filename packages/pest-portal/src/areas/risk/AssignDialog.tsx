import type { Risk } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { DayField, TextAreaField, TextField } from '../../kit/form/TextField';
import { useEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import { AssigneeField } from './AssigneeField';
import { riskMessages } from './risk.messages';
import { readRisk, useAssignRisk } from './risk.queries';
import { assignmentValues } from './risk-form';

/** Whose corrective action it is, what it is, and by when. */
export function AssignDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const save = useAssignRisk();
  const call = useEdit(contract.risk.assign, {
    record: risk,
    valuesOf: assignmentValues,
    toRequest: (values, revision) => ({ id: risk.id, ...values, dueDay: values.dueDay || null, revision }),
    send: save.mutateAsync,
    reread: () => readRisk(risk.id),
  });
  const form = useForm({
    initial: assignmentValues(risk),
    call,
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
