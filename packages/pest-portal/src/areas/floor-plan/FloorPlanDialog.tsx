import type { FloorPlanRecord, ResultOf } from 'pest-sdk';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { ImageField } from '../../kit/form/ImageField';
import { NumberField, TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import type { Form } from '../../kit/form/useForm';
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

export interface NewPlanDialogProps {
  readonly customerId: string;
  readonly onClose: () => void;
  readonly onAdded: (added: ResultOf<'floorPlan.add'>) => void;
}

/** Uploads a floor plan. */
export function NewPlanDialog({ customerId, onClose, onAdded }: NewPlanDialogProps) {
  const t = useT(floorPlanMessages);
  const form = useDialogForm({
    initial: emptyFloorPlan,
    call: useFormCall('floorPlan.add', (values: FloorPlanValues) => addedFloorPlan(customerId, values)),
    done: t('floorPlan.added'),
    onClose,
    onDone: onAdded,
  });
  return (
    <PlanForm form={form} title={t('floorPlan.new.title')} image="image" imageHelp="image.help" onClose={onClose} />
  );
}

export interface EditPlanDialogProps {
  readonly plan: FloorPlanRecord;
  readonly onClose: () => void;
}

/** Renames, calibrates and replaces a floor plan. */
export function EditPlanDialog({ plan, onClose }: EditPlanDialogProps) {
  const t = useT(floorPlanMessages);
  const { id, name, customerId } = plan;
  const call = useEditCall('floorPlan.update', {
    record: editedPlan(plan),
    valuesOf: floorPlanValues,
    toRequest: (values: FloorPlanValues, recordRevision) => ({ ...changedFloorPlan(id, values), recordRevision }),
    reread: async () => {
      const now = await findListed(client.floorPlan.list({ customerId }), id);
      return now && editedPlan(now);
    },
  });
  const form = useDialogForm({ initial: floorPlanValues(plan), call, done: t('floorPlan.saved'), onClose });
  return (
    <PlanForm
      form={form}
      title={t('floorPlan.edit.title', { name })}
      image="image.replace"
      imageHelp="image.replaceHelp"
      onClose={onClose}
    />
  );
}

interface PlanFormProps<Result> {
  readonly form: Form<FloorPlanValues, Result>;
  readonly title: string;
  readonly image: 'image' | 'image.replace';
  readonly imageHelp: 'image.help' | 'image.replaceHelp';
  readonly onClose: () => void;
}

function PlanForm<Result>({ form, title, image, imageHelp, onClose }: PlanFormProps<Result>) {
  const t = useT(floorPlanMessages);
  const common = useT(commonMessages);
  return (
    <FormDialog form={form} title={title} submitLabel={common('common.save')} onClose={onClose}>
      <TextField label={common('common.name')} field={form.field('name')} required />
      <ImageField
        label={t(`floorPlan.${image}`)}
        help={t(`floorPlan.${imageHelp}`)}
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
