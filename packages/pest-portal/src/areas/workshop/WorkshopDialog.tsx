import { type Workshop, zoneRisks } from 'pest-sdk';
import { Field, Select, TextInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../form/FormDialog';
import { RefusalNote } from '../../form/RefusalNote';
import { refusalOf } from '../../form/refusal';
import { workshopMessages } from './workshop.messages';
import { useAddWorkshop, useUpdateWorkshop } from './workshop.queries';
import { emptyWorkshop, isWorkshopField, type WorkshopForm, zoneOf } from './workshop-draft';

export interface WorkshopDialogProps {
  readonly customerId: string;
  /** Null: a new one. */
  readonly workshop: Workshop | null;
  readonly onClose: () => void;
}

/** A workshop's name and zone. A name that the customer has already is refused beside the field. */
export function WorkshopDialog({ customerId, workshop, onClose }: WorkshopDialogProps) {
  const t = useT(workshopMessages);
  const { toast } = useToast();
  const [form, setForm] = useState<WorkshopForm>(workshop ?? emptyWorkshop);
  const [submitted, setSubmitted] = useState(false);
  const add = useAddWorkshop();
  const update = useUpdateWorkshop();
  // The one rule the server has for a workshop besides its schema is the unique name.
  const refusal = refusalOf(add.error ?? update.error, isWorkshopField, (code) => (code === 4001 ? 'name' : null));
  const name = form.name.trim();
  const nameError = submitted && name === '' ? t('workshop.name.missing') : undefined;
  const change = (part: Partial<WorkshopForm>) => {
    add.reset();
    update.reset();
    setForm({ ...form, ...part });
  };

  const submit = () => {
    setSubmitted(true);
    if (name === '') return false;
    const draft = { name, zoneRisk: form.zoneRisk };
    const onSuccess = () => {
      toast({ tone: 'success', message: t(workshop ? 'workshop.saved' : 'workshop.added', { name }) });
      onClose();
    };
    if (workshop) update.mutate({ id: workshop.id, ...draft }, { onSuccess });
    else add.mutate({ customerId, ...draft }, { onSuccess });
    return true;
  };

  return (
    <FormDialog
      title={workshop ? t('workshop.edit.title', { name: workshop.name }) : t('workshop.new.title')}
      submitLabel={t('workshop.save')}
      pending={add.isPending || update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RefusalNote refusal={refusal} />
      <Field
        label={t('workshop.name')}
        required
        error={nameError ?? (refusal?.field === 'name' ? refusal.message : undefined)}
      >
        {(ids) => <TextInput {...ids} maxLength={100} value={form.name} onChange={(text) => change({ name: text })} />}
      </Field>
      <Field label={t('workshop.zone')} help={t('workshop.zone.help')}>
        {(ids) => (
          <Select
            {...ids}
            value={form.zoneRisk}
            options={zoneRisks.map((zone) => ({ value: zone, label: t(`workshop.zone.${zone}`) }))}
            onChange={(chosen) => change({ zoneRisk: zoneOf(chosen) ?? form.zoneRisk })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
