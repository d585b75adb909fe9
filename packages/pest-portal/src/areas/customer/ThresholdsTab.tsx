import { useQuery } from '@tanstack/react-query';
import { pestGroups, pestGroupWords, type RequestInput, type Threshold } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  plusIcon,
  Stack,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Can, useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { ActDialog } from '../../form/ActDialog';
import { FormDialog } from '../../form/FormDialog';
import { formCall } from '../../form/form-call';
import { Pair } from '../../form/Pair';
import { SelectField } from '../../form/SelectField';
import { DayField, TextField } from '../../form/TextField';
import { typedNumber } from '../../form/typed-number';
import { useForm } from '../../form/useForm';
import { thresholdMessages } from './threshold.messages';
import { thresholdsQuery, useRemoveThreshold, useSetThreshold } from './threshold.queries';

/** How much activity a site bears, as agreed with it: dated, with its source; the trends of the site stand beside it. */
export function ThresholdsTab({ customerId }: { readonly customerId: string }) {
  const t = useT(thresholdMessages);
  const maySet = useCan()('btn_client_edit');
  const thresholds = useQuery(thresholdsQuery(customerId));
  const [setting, setSetting] = useState(false);
  const [removing, setRemoving] = useState<Threshold | null>(null);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('threshold.lead')}
      </Text>
      <Can permission="btn_client_edit">
        <div>
          <Button variant="primary" icon={plusIcon} onClick={() => setSetting(true)}>
            {t('threshold.set')}
          </Button>
        </div>
      </Can>
      <DataTable
        label={t('threshold.title')}
        columns={useColumns()}
        rows={thresholds.data ?? []}
        rowKey={keyOf}
        rowActions={(threshold) =>
          maySet
            ? [{ id: 'remove', label: t('threshold.remove'), danger: true, onSelect: () => setRemoving(threshold) }]
            : []
        }
        rowActionsLabel={({ fromDay }) => t('threshold.actions', { day: fromDay })}
        loading={thresholds.isFetching}
        error={thresholds.error}
        onRetry={() => void thresholds.refetch()}
        empty={<EmptyState title={t('threshold.empty')} hint={t('threshold.empty.hint')} />}
      />
      {setting && <ThresholdDialog customerId={customerId} onClose={() => setSetting(false)} />}
      {removing && <RemoveDialog threshold={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

function keyOf({ group, fromDay }: Threshold): string {
  return `${group} ${fromDay}`;
}

function useColumns(): readonly DataTableColumn<Threshold>[] {
  const t = useT(thresholdMessages);
  const { number, day } = useFormat();
  return [
    { id: 'group', header: t('threshold.group'), cell: ({ group }) => pestGroupWords[group][language] },
    { id: 'monthly', header: t('threshold.monthly'), align: 'end', cell: ({ monthly }) => number(monthly) },
    { id: 'fromDay', header: t('threshold.fromDay'), cell: ({ fromDay }) => fromDay },
    { id: 'source', header: t('threshold.source'), cell: ({ source }) => source },
    { id: 'setBy', header: t('threshold.setBy'), cell: ({ setBy, setAt }) => `${setBy} ${day(setAt)}` },
  ];
}

interface ThresholdValues extends Omit<RequestInput<'threshold.set'>, 'customerId' | 'monthly'> {
  readonly monthly: string;
}

function ThresholdDialog({ customerId, onClose }: { readonly customerId: string; readonly onClose: () => void }) {
  const t = useT(thresholdMessages);
  const { toast } = useToast();
  const { today } = useSiteTime();
  const set = useSetThreshold();
  const initial: ThresholdValues = { group: 'flyingInsect', fromDay: today(), monthly: '', source: '' };
  const form = useForm({
    initial,
    call: formCall(
      contract.threshold.set,
      (values: ThresholdValues) => ({ customerId, ...values, monthly: typedNumber(values.monthly) }),
      set.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('threshold.saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('threshold.set')} submitLabel={t('threshold.save')} onClose={onClose}>
      <SelectField
        label={t('threshold.group')}
        field={form.field('group')}
        options={pestGroups.map((value) => ({ value, label: pestGroupWords[value][language] }))}
      />
      <Pair>
        <TextField
          label={t('threshold.monthly')}
          field={form.field('monthly')}
          inputMode="numeric"
          autoComplete="off"
        />
        <DayField label={t('threshold.fromDay')} field={form.field('fromDay')} />
      </Pair>
      <TextField
        label={t('threshold.source')}
        help={t('threshold.source.help')}
        field={form.field('source')}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function RemoveDialog({ threshold, onClose }: { readonly threshold: Threshold; readonly onClose: () => void }) {
  const t = useT(thresholdMessages);
  const remove = useRemoveThreshold();
  const { customerId, group, fromDay } = threshold;
  return (
    <ActDialog
      act={remove}
      sent={{ customerId, group, fromDay }}
      tone="danger"
      title={t('threshold.remove.title')}
      body={t('threshold.remove.body')}
      confirmLabel={t('threshold.remove')}
      done={t('threshold.removed')}
      onClose={onClose}
    />
  );
}
