import type { FloorPlanRecord } from 'pest-sdk';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { ImageField } from '../../kit/form/ImageField';
import { NumberField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { floorPlanMessages } from './floor-plan.messages';
import {
  addedFloorPlan,
  changedFloorPlan,
  editedPlan,
  emptyFloorPlan,
  type FloorPlanValues,
  floorPlanValues,
} from './floor-plan-form';

export interface FloorPlanDialogProps {
  readonly customerId: string;
  /** Null: a new one. */
  readonly plan: FloorPlanRecord | null;
  readonly onClose: () => void;
}

/** Uploads a floor plan, or renames, calibrates and replaces one. */
export function FloorPlanDialog({ customerId, plan, onClose }: FloorPlanDialogProps) {
  const t = useT(floorPlanMessages);
  const common = useT(commonMessages);
  const add = useFormCall('floorPlan.add', (values: FloorPlanValues) => addedFloorPlan(customerId, values));
  const edit = useEditCall(
    'floorPlan.update',
    plan && {
      record: editedPlan(plan),
      valuesOf: floorPlanValues,
      toRequest: (values: FloorPlanValues, recordRevision) => ({
        ...changedFloorPlan(plan.id, values),
        recordRevision,
      }),
      reread: async () => {
        const now = await findListed(client.floorPlan.list({ customerId }), plan.id);
        return now && editedPlan(now);
      },
    },
  );
  const form = useDialogForm<FloorPlanValues, unknown>({
    initial: plan ? floorPlanValues(plan) : emptyFloorPlan,
    call: edit ?? add,
    done: t(plan ? 'floorPlan.saved' : 'floorPlan.added'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={plan ? t('floorPlan.edit.title', { name: plan.name }) : t('floorPlan.new.title')}
      submitLabel={common('common.save')}
      onClose={onClose}
    >
      <TextField label={common('common.name')} field={form.field('name')} required />
      <ImageField
        label={t(plan ? 'floorPlan.image.replace' : 'floorPlan.image')}
        help={t(plan ? 'floorPlan.image.replaceHelp' : 'floorPlan.image.help')}
        field={form.field('image')}
        words={{ required: t('floorPlan.image.missing') }}
      />
      <NumberField
        label={t('floorPlan.metres')}
        help={t('floorPlan.metres.help')}
        field={form.field('metresPerWidth')}
        unit={t('floorPlan.metres.unit')}
      />
    </FormDialog>
  );
}
