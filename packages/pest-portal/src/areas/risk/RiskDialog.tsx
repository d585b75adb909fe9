import { type RequestInput, riskSeverities, riskSeverityWords, type SheetRow } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { Pair } from '../../kit/form/Pair';
import { PhotoField } from '../../kit/form/PhotoField';
import { SelectField } from '../../kit/form/SelectField';
import { DayField, TextAreaField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useSiteWrite } from '../../offline/outbox/useSiteWrite';
import { AssigneeField } from './AssigneeField';
import { riskMessages } from './risk.messages';
import { emptyRisk, type RiskValues, riskRequest } from './risk-form';

export interface RiskDialogProps {
  readonly taskId: string;
  readonly rows: readonly SheetRow[];
  /** Where it was found, when it was found at a device. */
  readonly device: SheetRow | null;
  readonly onClose: () => void;
}

/** Records a risk: where, what, how serious, with photos, and who is to put it right by when. */
export function RiskDialog({ taskId, rows, device, onClose }: RiskDialogProps) {
  const t = useT(riskMessages);
  const add = useSiteWrite((request: RequestInput<'risk.add'>) => ({
    taskId: request.taskId,
    call: 'risk.add',
    request,
    about: request.location || request.description,
  }));
  const form = useDialogForm({
    initial: emptyRisk(device),
    call: formCall(contract.risk.add, (values: RiskValues) => riskRequest(taskId, values), add.mutateAsync),
    done: (became) => t(became === 'kept' ? 'risk.saved.kept' : 'risk.saved'),
    onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('risk.add.title')} submitLabel={t('risk.save')} onClose={onClose}>
      <SelectField
        label={t('risk.device')}
        field={field('deviceId')}
        none={{ value: null, label: t('risk.device.none') }}
        options={rows.map((row) => ({ value: row.deviceId, label: row.code }))}
      />
      <TextField label={t('risk.location')} field={field('location')} />
      <TextAreaField
        label={t('risk.description')}
        field={field('description')}
        words={{ required: t('risk.description.missing') }}
      />
      <ChoiceField
        label={t('risk.severity')}
        field={field('severity')}
        options={riskSeverities.map((severity) => ({ value: severity, label: riskSeverityWords[severity][language] }))}
      />
      <PhotoField label={t('risk.photos')} field={field('photos')} keepsHere />
      <TextAreaField label={t('risk.action')} field={field('action')} rows={2} />
      <AssigneeField field={field('assignedTo')} />
      <Pair>
        <TextField label={t('risk.owner')} field={field('owner')} />
        <DayField label={t('risk.dueDay')} field={field('dueDay')} />
      </Pair>
    </FormDialog>
  );
}
