import { type FloorPlanRecord, limits } from 'pest-sdk';
import { Field, FileUpload, NumberInput, TextInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../form/FormDialog';
import { RefusalNote } from '../../form/RefusalNote';
import { refusalOf } from '../../form/refusal';
import { floorPlanMessages } from './floor-plan.messages';
import { useAddFloorPlan, useUpdateFloorPlan } from './floor-plan.queries';
import {
  checkFloorPlan,
  emptyFloorPlan,
  type FloorPlanField,
  type FloorPlanForm,
  formOf,
  isFloorPlanField,
  metresOf,
} from './floor-plan-draft';

export interface FloorPlanDialogProps {
  readonly customerId: string;
  /** Null: a new one. */
  readonly plan: FloorPlanRecord | null;
  readonly onClose: () => void;
}

/** Uploads a floor plan, or renames, calibrates and replaces one. */
export function FloorPlanDialog({ customerId, plan, onClose }: FloorPlanDialogProps) {
  const t = useT(floorPlanMessages);
  const { toast } = useToast();
  const [form, setForm] = useState<FloorPlanForm>(plan ? formOf(plan) : emptyFloorPlan);
  const [submitted, setSubmitted] = useState(false);
  const add = useAddFloorPlan();
  const update = useUpdateFloorPlan();
  const problems = checkFloorPlan(form, { isNew: plan === null });
  const refusal = refusalOf(add.error ?? update.error, isFloorPlanField);
  const errorOf = (field: FloorPlanField) => {
    if (submitted && problems[field]) return t(`floorPlan.${problems[field]}`);
    return refusal?.field === field ? refusal.message : undefined;
  };
  const change = (part: Partial<FloorPlanForm>) => {
    add.reset();
    update.reset();
    setForm((current) => ({ ...current, ...part }));
  };

  const submit = () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return false;
    const { image } = form;
    const draft = { name: form.name.trim(), metresPerWidth: metresOf(form) };
    const onSuccess = () => {
      toast({ tone: 'success', message: t(plan ? 'floorPlan.saved' : 'floorPlan.added') });
      onClose();
    };
    if (plan) update.mutate({ id: plan.id, ...draft, ...(image !== null && { image }) }, { onSuccess });
    else if (image !== null) add.mutate({ customerId, ...draft, image }, { onSuccess });
    return true;
  };

  return (
    <FormDialog
      title={plan ? t('floorPlan.edit.title', { name: plan.name }) : t('floorPlan.new.title')}
      submitLabel={t('floorPlan.save')}
      pending={add.isPending || update.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RefusalNote refusal={refusal} />
      <Field label={t('floorPlan.name')} required error={errorOf('name')}>
        {(ids) => <TextInput {...ids} maxLength={100} value={form.name} onChange={(name) => change({ name })} />}
      </Field>
      <Field
        label={t(plan ? 'floorPlan.image.replace' : 'floorPlan.image')}
        required={plan === null}
        help={t(plan ? 'floorPlan.image.replaceHelp' : 'floorPlan.image.help')}
        error={errorOf('image')}
      >
        {(ids) => (
          <FileUpload
            {...ids}
            accept={['image/jpeg', 'image/png']}
            maxBytes={limits.imageBytes}
            downscale
            upload={(file, call) => client.upload.file({ file }, call)}
            onUploaded={({ fullurl }) => change({ image: fullurl })}
          />
        )}
      </Field>
      <Field label={t('floorPlan.metres')} help={t('floorPlan.metres.help')} error={errorOf('metres')}>
        {(ids) => (
          <NumberInput
            {...ids}
            unit={t('floorPlan.metres.unit')}
            value={form.metres}
            onChange={(metres) => change({ metres })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
