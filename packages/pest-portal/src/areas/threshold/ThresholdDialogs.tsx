import { deviceTypeRows, deviceTypes, familyOf, pestGroups, pestGroupWords, type RequestInput } from 'pest-sdk';
import type { ReactNode } from 'react';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useSiteTime } from '../../base/site-time';
import { FormDialog } from '../../kit/form/FormDialog';
import type { FieldBinding } from '../../kit/form/field-binding';
import { Pair } from '../../kit/form/Pair';
import { SelectField } from '../../kit/form/SelectField';
import { DayField, NumberField, TextField } from '../../kit/form/TextField';
import { typedNumber } from '../../kit/form/typed-number';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { thresholdMessages } from './threshold.messages';

export interface ThresholdDialogProps {
  readonly customerId: string;
  readonly onClose: () => void;
}

interface SiteValues extends Omit<RequestInput<'threshold.set'>, 'customerId' | 'monthly'> {
  readonly monthly: string;
}

/** What the whole site bears in a month. */
export function SiteThresholdDialog({ customerId, onClose }: ThresholdDialogProps) {
  const t = useT(thresholdMessages);
  const common = useT(commonMessages);
  const { today } = useSiteTime();
  const initial: SiteValues = { group: 'flyingInsect', fromDay: today(), monthly: '', source: '' };
  const form = useDialogForm({
    initial,
    call: useFormCall('threshold.set', (values: SiteValues) => ({
      customerId,
      ...values,
      monthly: typedNumber(values.monthly),
    })),
    done: t('threshold.saved'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('threshold.set')} submitLabel={common('common.save')} onClose={onClose}>
      <SelectField
        label={t('threshold.group')}
        field={form.field('group')}
        options={pestGroups.map((value) => ({ value, label: pestGroupWords[value][language] }))}
      />
      <Agreement fromDay={form.field('fromDay')} source={form.field('source')}>
        <NumberField label={t('threshold.monthly')} field={form.field('monthly')} />
      </Agreement>
    </FormDialog>
  );
}

interface DeviceValues extends Omit<RequestInput<'threshold.setForDevices'>, 'customerId' | 'value'> {
  readonly value: string;
}

/** What one device of a type bears. */
export function DeviceThresholdDialog({ customerId, onClose }: ThresholdDialogProps) {
  const t = useT(thresholdMessages);
  const common = useT(commonMessages);
  const { today } = useSiteTime();
  const initial: DeviceValues = { deviceType: 'flyLamp', fromDay: today(), value: '', source: '' };
  const form = useDialogForm({
    initial,
    call: useFormCall('threshold.setForDevices', (values: DeviceValues) => ({
      customerId,
      ...values,
      value: typedNumber(values.value),
    })),
    done: t('threshold.saved'),
    onClose,
  });
  const eaten = familyOf(form.values.deviceType) === 'consumption';
  return (
    <FormDialog form={form} title={t('threshold.setForDevices')} submitLabel={common('common.save')} onClose={onClose}>
      <SelectField
        label={t('threshold.deviceType')}
        field={form.field('deviceType')}
        options={deviceTypes.map((value) => ({ value, label: deviceTypeRows[value].words[language] }))}
      />
      <Agreement fromDay={form.field('fromDay')} source={form.field('source')}>
        <NumberField
          label={t(eaten ? 'threshold.eaten.label' : 'threshold.inDays.label')}
          field={form.field('value')}
          words={{ invalid: t('threshold.percent') }}
        />
      </Agreement>
    </FormDialog>
  );
}

interface AgreementProps {
  readonly fromDay: FieldBinding<string>;
  readonly source: FieldBinding<string>;
  /** The field of what was agreed. */
  readonly children: ReactNode;
}

/** How much, from when, and by what agreement. */
function Agreement({ fromDay, source, children }: AgreementProps) {
  const t = useT(thresholdMessages);
  return (
    <>
      <Pair>
        {children}
        <DayField label={t('threshold.fromDay')} field={fromDay} />
      </Pair>
      <TextField label={t('threshold.source')} help={t('threshold.source.help')} field={source} autoComplete="off" />
    </>
  );
}
