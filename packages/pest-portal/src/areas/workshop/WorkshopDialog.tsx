import { type Workshop, zoneRisks } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../form/FormDialog';
import { filled } from '../../form/filled';
import { formCall } from '../../form/form-call';
import { SelectField } from '../../form/SelectField';
import { TextField } from '../../form/TextField';
import { useForm } from '../../form/useForm';
import { workshopMessages } from './workshop.messages';
import { useAddWorkshop, useUpdateWorkshop } from './workshop.queries';

export interface WorkshopDialogProps {
  readonly customerId: string;
  /** Null: a new one. */
  readonly workshop: Workshop | null;
  readonly onClose: () => void;
}

type WorkshopValues = Pick<Workshop, 'name' | 'zoneRisk'>;

const emptyWorkshop: WorkshopValues = { name: '', zoneRisk: 'medium' };

/** A workshop's name and zone. A name that the customer has already is refused beside the field. */
export function WorkshopDialog({ customerId, workshop, onClose }: WorkshopDialogProps) {
  const t = useT(workshopMessages);
  const { toast } = useToast();
  const add = useAddWorkshop();
  const update = useUpdateWorkshop();
  const form = useForm({
    initial: workshop ? filled(emptyWorkshop, workshop) : emptyWorkshop,
    call: workshop
      ? formCall(
          contract.workshop.update,
          (values: WorkshopValues) => ({ id: workshop.id, ...values }),
          update.mutateAsync,
        )
      : formCall(contract.workshop.add, (values: WorkshopValues) => ({ customerId, ...values }), add.mutateAsync),
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
