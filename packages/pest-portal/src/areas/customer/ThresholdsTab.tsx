import { useQuery } from '@tanstack/react-query';
import { deviceTypes, deviceTypeWords, familyOf, pestGroups, pestGroupWords, type RequestInput } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  plusIcon,
  Row,
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
import { thresholdsQuery, useRemoveThreshold, useSetDeviceThreshold, useSetThreshold } from './threshold.queries';
import { isGroup, type ThresholdRow, type ThresholdScope } from './threshold-rows';

interface SiteProps {
  readonly customerId: string;
}

interface DialogProps extends SiteProps {
  readonly onClose: () => void;
}

/**
 * How much activity a site bears, as agreed with it: dated, with its source. Of the site as a whole the trends, reports
 * and the dashboard stand beside it; of one device, the heat map.
 */
export function ThresholdsTab({ customerId }: SiteProps) {
  const t = useT(thresholdMessages);
  const maySet = useCan()('btn_client_edit');
  const thresholds = useQuery(thresholdsQuery(customerId));
  const [setting, setSetting] = useState<'site' | 'device' | null>(null);
  const [removing, setRemoving] = useState<ThresholdRow | null>(null);
  const close = () => setSetting(null);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('threshold.lead')}
      </Text>
      <Can permission="btn_client_edit">
        <Row>
          <Button variant="primary" onClick={() => setSetting('site')}>
            <Icon path={plusIcon} size={16} />
            {t('threshold.set')}
          </Button>
          <Button onClick={() => setSetting('device')}>
            <Icon path={plusIcon} size={16} />
            {t('threshold.setForDevices')}
          </Button>
        </Row>
      </Can>
      <DataTable
        label={t('threshold.title')}
        columns={useColumns()}
        rows={thresholds.data ?? []}
        card={(threshold) => <ThresholdCard threshold={threshold} />}
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
      {setting === 'site' && <ThresholdDialog customerId={customerId} onClose={close} />}
      {setting === 'device' && <DeviceThresholdDialog customerId={customerId} onClose={close} />}
      {removing && <RemoveDialog customerId={customerId} threshold={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

function keyOf({ scope, fromDay }: ThresholdRow): string {
  return `${scope} ${fromDay}`;
}

function useScopeWords(): (scope: ThresholdScope) => string {
  const t = useT(thresholdMessages);
  return (scope) =>
    isGroup(scope)
      ? t('threshold.ofSite', { group: pestGroupWords[scope][language] })
      : t('threshold.ofDevice', { type: deviceTypeWords[scope][language] });
}

function useLimitWords(): (threshold: ThresholdRow) => string {
  const t = useT(thresholdMessages);
  const { number } = useFormat();
  return ({ scope, value }) => {
    if (isGroup(scope)) return t('threshold.inMonth', { count: value, value: number(value) });
    const eaten = familyOf(scope) === 'consumption';
    return t(eaten ? 'threshold.eaten' : 'threshold.inDays', { count: value, value: number(value) });
  };
}

/** A threshold on a phone. */
function ThresholdCard({ threshold }: { readonly threshold: ThresholdRow }) {
  const t = useT(thresholdMessages);
  const { day, parts } = useFormat();
  const { scope, fromDay, source, setBy, setAt } = threshold;
  return (
    <JobCard
      lead={useScopeWords()(scope)}
      title={useLimitWords()(threshold)}
      lines={[
        parts([t('threshold.since', { day: fromDay }), source]),
        parts([t('threshold.setBy'), setBy, day(setAt)]),
      ]}
    />
  );
}

function useColumns(): readonly DataTableColumn<ThresholdRow>[] {
  const t = useT(thresholdMessages);
  const scopeWords = useScopeWords();
  const { day } = useFormat();
  const limit = useLimitWords();
  return [
    {
      id: 'scope',
      header: t('threshold.scope'),
      cell: ({ scope }) => scopeWords(scope),
      text: ({ scope }) => scopeWords(scope),
    },
    { id: 'value', header: t('threshold.value'), cell: limit, text: limit },
    { id: 'fromDay', header: t('threshold.fromDay'), cell: ({ fromDay }) => fromDay, text: ({ fromDay }) => fromDay },
    { id: 'source', header: t('threshold.source'), cell: ({ source }) => source, text: ({ source }) => source },
    { id: 'setBy', header: t('threshold.setBy'), cell: ({ setBy, setAt }) => `${setBy} ${day(setAt)}` },
  ];
}

interface ThresholdValues extends Omit<RequestInput<'threshold.set'>, 'customerId' | 'monthly'> {
  readonly monthly: string;
}

/** What the whole site bears in a month. */
function ThresholdDialog({ customerId, onClose }: DialogProps) {
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

interface DeviceValues extends Omit<RequestInput<'threshold.setForDevices'>, 'customerId' | 'value'> {
  readonly value: string;
}

/** What one device of a type bears. */
function DeviceThresholdDialog({ customerId, onClose }: DialogProps) {
  const t = useT(thresholdMessages);
  const { toast } = useToast();
  const { today } = useSiteTime();
  const set = useSetDeviceThreshold();
  const initial: DeviceValues = { deviceType: 'flyLamp', fromDay: today(), value: '', source: '' };
  const form = useForm({
    initial,
    call: formCall(
      contract.threshold.setForDevices,
      (values: DeviceValues) => ({ customerId, ...values, value: typedNumber(values.value) }),
      set.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('threshold.saved') });
      onClose();
    },
  });
  const eaten = familyOf(form.values.deviceType) === 'consumption';
  return (
    <FormDialog form={form} title={t('threshold.setForDevices')} submitLabel={t('threshold.save')} onClose={onClose}>
      <SelectField
        label={t('threshold.deviceType')}
        field={form.field('deviceType')}
        options={deviceTypes.map((value) => ({ value, label: deviceTypeWords[value][language] }))}
      />
      <Pair>
        <TextField
          label={t(eaten ? 'threshold.eaten.label' : 'threshold.inDays.label')}
          field={form.field('value')}
          words={{ invalid: t('threshold.percent') }}
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

interface RemoveProps extends DialogProps {
  readonly threshold: ThresholdRow;
}

function RemoveDialog({ customerId, threshold, onClose }: RemoveProps) {
  const t = useT(thresholdMessages);
  const remove = useRemoveThreshold();
  const { scope, fromDay } = threshold;
  return (
    <ActDialog
      act={remove}
      sent={{ customerId, scope, fromDay }}
      tone="danger"
      title={t('threshold.remove.title')}
      body={t('threshold.remove.body')}
      confirmLabel={t('threshold.remove')}
      done={t('threshold.removed')}
      onClose={onClose}
    />
  );
}
