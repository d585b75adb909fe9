import { useQuery } from '@tanstack/react-query';
import type { PestLogSummary } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { SelectField } from '../../kit/form/SelectField';
import { useForm } from '../../kit/form/useForm';
import { pestLogMessages } from './pest-log.messages';
import { useHandOverLog } from './pest-log.queries';
import { peopleQuery } from './write/write-log.queries';

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
  const { toast } = useToast();
  const people = useQuery(peopleQuery()).data ?? [];
  const handOver = useHandOverLog();
  const form = useForm({
    initial: { operatorId: null } satisfies HandOverValues as HandOverValues,
    call: formCall(contract.pestLog.handOver, (values: HandOverValues) => ({ id, ...values }), handOver.mutateAsync),
    onDone: (_result, { operatorId }) => {
      const name = people.find((person) => person.id === operatorId)?.name ?? '';
      toast({ tone: 'success', message: t('log.handOver.done', { name }) });
      onClose();
    },
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
