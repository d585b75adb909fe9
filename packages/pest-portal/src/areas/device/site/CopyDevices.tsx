import { useQuery } from '@tanstack/react-query';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { customerOptionsQuery, floorPlansQuery } from '../../../kit/choices/choices.queries';
import { FormDialog } from '../../../kit/form/FormDialog';
import { SelectField } from '../../../kit/form/SelectField';
import { useDialogForm } from '../../../kit/form/useDialogForm';
import { useFormCall } from '../../../kit/form/useFormCall';
import { devicesMessages } from './devices.messages';

interface CopyDevicesProps {
  readonly ids: readonly string[];
  readonly customerId: string;
  readonly onClose: () => void;
  readonly onCopied: () => void;
}

interface Target {
  readonly customerId: string;
  readonly floorPlanId: string | null;
}

/** Copies of devices at another site, or on another plan. */
export default function CopyDevices({ ids, customerId, onClose, onCopied }: CopyDevicesProps) {
  const t = useT(devicesMessages);
  const common = useT(commonMessages);
  const customers = useQuery(customerOptionsQuery());
  const plans = useQuery(floorPlansQuery());
  const initial: Target = { customerId, floorPlanId: null };
  const form = useDialogForm({
    initial,
    call: useFormCall('device.copy', (target: Target) => ({ ids: [...ids], ...target })),
    done: (copies) =>
      t('devices.copy.done', { count: copies.length, first: copies[0]?.code ?? '', last: copies.at(-1)?.code ?? '' }),
    onClose,
    onDone: onCopied,
  });
  const target = form.values.customerId;
  const site = form.field('customerId');
  return (
    <FormDialog
      form={form}
      title={t('devices.copy.title', { count: ids.length })}
      submitLabel={t('devices.copy.submit')}
      onClose={onClose}
    >
      <SelectField
        label={common('common.customer')}
        field={{ ...site, onChange: (next) => form.change({ customerId: next, floorPlanId: null }) }}
        options={(customers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label={common('common.floorPlan')}
        help={t('devices.copy.help')}
        field={form.field('floorPlanId')}
        none={{ value: null, label: t('devices.copy.noPlan') }}
        options={(plans.data ?? [])
          .filter((plan) => plan.customerId === target)
          .map(({ id, name }) => ({ value: id, label: name }))}
        required={false}
      />
    </FormDialog>
  );
}
