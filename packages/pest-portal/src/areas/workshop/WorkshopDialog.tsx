import { type Workshop, zoneRisks } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { filled } from '../../kit/form/filled';
import { formCall } from '../../kit/form/form-call';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useMaybeEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import { workshopMessages } from './workshop.messages';
import { readWorkshop, useAddWorkshop, useUpdateWorkshop } from './workshop.queries';

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
  const { toast } = useToast();
  const add = useAddWorkshop();
  const update = useUpdateWorkshop();
  const edit = useMaybeEdit(
    contract.workshop.update,
    workshop && {
      record: workshop,
      valuesOf: workshopValues,
      toRequest: (values: WorkshopValues, revision) => ({ id: workshop.id, ...values, revision }),
      send: update.mutateAsync,
      reread: () => readWorkshop(workshop),
    },
  );
  const form = useForm({
    initial: workshop ? workshopValues(workshop) : emptyWorkshop,
    call:
      edit ?? formCall(contract.workshop.add, (values: WorkshopValues) => ({ customerId, ...values }), add.mutateAsync),
    // The one rule the server has for a workshop besides its schema is the unique name.
    fieldOfError: { 'general.businessFailure': 'name' },
    onDone: (_result, { name }) => {
      toast({ tone: 'success', message: t(workshop ? 'workshop.saved' : 'workshop.added', { name: name.trim() }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={workshop ? t('workshop.edit.title', { name: workshop.name }) : t('workshop.new.title')}
      submitLabel={t('workshop.save')}
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
