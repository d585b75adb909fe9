import type { Risk } from 'pest-sdk';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { Pair } from '../../kit/form/Pair';
import { DayField, TextAreaField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall } from '../../kit/form/useFormCall';
import { AssigneeField } from './AssigneeField';
import { riskMessages } from './risk.messages';
import { assignmentValues } from './risk-form';

/** Whose corrective action it is, what it is, and by when. */
export function AssignRiskDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const call = useEditCall('risk.assign', {
    record: risk,
    valuesOf: assignmentValues,
    toRequest: (values, revision) => ({ id: risk.id, ...values, dueDay: values.dueDay || null, revision }),
    reread: () => client.risk.details({ id: risk.id }),
  });
  const form = useDialogForm({
    initial: assignmentValues(risk),
    call,
    done: t('risk.assign.saved'),
    onClose,
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
