import { addDays, type RecurringService } from 'pest-sdk';
import { Notice, Text } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { FormDialog } from '../../../kit/form/FormDialog';
import { Pair } from '../../../kit/form/Pair';
import { DayField } from '../../../kit/form/TextField';
import { useDialogForm } from '../../../kit/form/useDialogForm';
import { useFormCall } from '../../../kit/form/useFormCall';
import { recurringMessages } from './recurring.messages';
import { affected } from './recurring-form';

export interface StopDialogProps {
  readonly service: RecurringService;
  readonly onClose: () => void;
}

/** Leaves days out, and says beforehand what goes. */
export function PauseDialog({ service, onClose }: StopDialogProps) {
  const t = useT(recurringMessages);
  const today = useSiteTime().today();
  const form = useDialogForm({
    initial: { from: today, to: addDays(today, 6) },
    call: useFormCall('schedule.pauseRecurring', (values: { readonly from: string; readonly to: string }) => ({
      id: service.id,
      ...values,
    })),
    done: t('recurring.pause.done'),
    onClose,
  });
  const { from, to } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('recurring.pause.title', { customer: service.customerName })}
      submitLabel={t('recurring.pause.submit')}
      onClose={onClose}
    >
      <Pair>
        <DayField label={t('recurring.pause.from')} field={form.field('from')} required />
        <DayField
          label={t('recurring.pause.to')}
          field={form.field('to')}
          words={{ invalid: t('recurring.endFirst') }}
          required
        />
      </Pair>
      <Effect service={service} from={from} to={to} />
    </FormDialog>
  );
}

/** Ends it, and says beforehand what goes. */
export function EndDialog({ service, onClose }: StopDialogProps) {
  const t = useT(recurringMessages);
  const today = useSiteTime().today();
  const form = useDialogForm({
    initial: { lastDay: today },
    call: useFormCall('schedule.endRecurring', (values: { readonly lastDay: string }) => ({
      id: service.id,
      ...values,
    })),
    done: (_result, { lastDay }) => t('recurring.end.done', { day: lastDay }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('recurring.end.title', { customer: service.customerName })}
      submitLabel={t('recurring.end.submit')}
      onClose={onClose}
    >
      <DayField label={t('recurring.end.last')} field={form.field('lastDay')} required />
      <Effect service={service} from={addDays(form.values.lastDay || today, 1)} to={null} />
    </FormDialog>
  );
}

function Effect({
  service,
  from,
  to,
}: {
  readonly service: RecurringService;
  readonly from: string;
  readonly to: string | null;
}) {
  const t = useT(recurringMessages);
  const { count, alone } = affected(service, from, to);
  if (count === 0) return <Text tone="muted">{t('recurring.effect.none')}</Text>;
  return (
    <Notice tone="warning">
      {t('recurring.effect', { count })} {alone > 0 && t('recurring.effect.alone', { count: alone })}
    </Notice>
  );
}
