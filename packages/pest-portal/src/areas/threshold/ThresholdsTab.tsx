import { useQuery } from '@tanstack/react-query';
import { deviceTypeRows, familyOf, pestGroupWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
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
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { DeviceThresholdDialog, SiteThresholdDialog, type ThresholdDialogProps } from './ThresholdDialogs';
import { thresholdMessages } from './threshold.messages';
import { thresholdsQuery, useRemoveThreshold } from './threshold.queries';
import { isGroup, type ThresholdRow, type ThresholdScope } from './threshold-rows';

/**
 * How much activity a site bears, as agreed with it: dated, with its source. Of the site as a whole the trends, reports
 * and the dashboard stand beside it; of one device, the heat map.
 */
export function ThresholdsTab({ customerId }: { readonly customerId: string }) {
  const t = useT(thresholdMessages);
  const maySet = useCan()(rights.thresholdSet);
  const thresholds = useQuery(thresholdsQuery(customerId));
  const [setting, setSetting] = useState<'site' | 'device' | null>(null);
  const [removing, setRemoving] = useState<ThresholdRow | null>(null);
  const close = () => setSetting(null);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('threshold.lead')}
      </Text>
      <Can right={rights.thresholdSet}>
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
      {setting === 'site' && <SiteThresholdDialog customerId={customerId} onClose={close} />}
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
      : t('threshold.ofDevice', { type: deviceTypeRows[scope].words[language] });
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

interface RemoveProps extends ThresholdDialogProps {
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
