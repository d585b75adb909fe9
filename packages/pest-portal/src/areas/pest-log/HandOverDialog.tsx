import type { PestLogSummary } from 'pest-sdk';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { SelectField } from '../../kit/form/SelectField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { pestLogMessages } from './pest-log.messages';

interface HandOverValues {
  readonly operatorId: string | null;
}

export interface HandOverDialogProps {
  readonly log: PestLogSummary;
  readonly onClose: () => void;
}

/** Gives a log to another operator. */
export function HandOverDialog({ log: { id, operatorName }, onClose }: HandOverDialogProps) {
  const t = useT(pestLogMessages);
  const people = useCall('pestLog.people', {}).data ?? [];
  const form = useDialogForm<HandOverValues, unknown>({
    initial: { operatorId: null },
    call: useFormCall('pestLog.handOver', (values: HandOverValues) => ({ id, ...values })),
    done: (_result, { operatorId }) =>
      t('log.handOver.done', { name: people.find((person) => person.id === operatorId)?.name ?? '' }),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('log.handOver.title')} submitLabel={t('log.handOver.save')} onClose={onClose}>
      <SelectField
        label={t('log.operator')}
        field={form.field('operatorId')}
        none={{ value: null, label: t('log.choose') }}
        options={people
          .filter(({ name }) => name !== operatorName)
          .map(({ id: value, name }) => ({ value, label: name }))}
      />
    </FormDialog>
  );
}
