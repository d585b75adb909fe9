import { type Workshop, zoneRisks } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { filled } from '../../kit/form/filled';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { workshopMessages } from './workshop.messages';

export interface WorkshopDialogProps {
  readonly customerId: string;
  /** Null: a new one. */
  readonly workshop: Workshop | null;
  readonly onClose: () => void;
}

type WorkshopValues = Pick<Workshop, 'name' | 'zoneRisk'>;

const emptyWorkshop: WorkshopValues = { name: '', zoneRisk: 'medium' };

function workshopValues(workshop: Workshop): WorkshopValues {
  return filled(emptyWorkshop, workshop);
}

/** A workshop's name and zone. A name that the customer has already is refused beside the field. */
export function WorkshopDialog({ customerId, workshop, onClose }: WorkshopDialogProps) {
  const t = useT(workshopMessages);
  const add = useFormCall('workshop.add', (values: WorkshopValues) => ({ customerId, ...values }));
  const edit = useEditCall(
    'workshop.update',
    workshop && {
      record: workshop,
      valuesOf: workshopValues,
      toRequest: (values: WorkshopValues, revision) => ({ id: workshop.id, ...values, revision }),
      reread: () => findListed(client.workshop.list.all({ customerId: workshop.customerId }), workshop.id),
    },
  );
  const form = useDialogForm<WorkshopValues, unknown>({
    initial: workshop ? workshopValues(workshop) : emptyWorkshop,
    call: edit ?? add,
    // The one rule the server has for a workshop besides its schema is the unique name.
    fieldOfError: { 'general.businessFailure': 'name' },
    done: (_result, { name }) => t(workshop ? 'workshop.saved' : 'workshop.added', { name: name.trim() }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={workshop ? t('workshop.edit.title', { name: workshop.name }) : t('workshop.new.title')}
      onClose={onClose}
    >
      <TextField label={t('workshop.name')} field={form.field('name')} />
      <SelectField
        label={t('workshop.zone')}
        help={t('workshop.zone.help')}
        field={form.field('zoneRisk')}
        options={zoneRisks.map((zone) => ({ value: zone, label: t(`workshop.zone.${zone}`) }))}
      />
    </FormDialog>
  );
}
