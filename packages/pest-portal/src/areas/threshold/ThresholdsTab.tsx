import { useQuery } from '@tanstack/react-query';
import { deviceTypeRows, familyOf, pestGroupWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { DataTable, type DataTableColumn, EmptyState, Icon, plusIcon, Row, Stack, Text, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Can } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { useListActs } from '../../kit/list/list-acts';
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
  const thresholds = useQuery(thresholdsQuery(customerId));
  const { rowActions, opened } = useThresholdActs(customerId);
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('threshold.lead')}
      </Text>
      <Can right={rights.thresholdSet}>
        <Row>
          <DialogButton
            variant="primary"
            dialog={(onClose) => <SiteThresholdDialog customerId={customerId} onClose={onClose} />}
          >
            <Icon path={plusIcon} size={16} />
            {t('threshold.set')}
          </DialogButton>
          <DialogButton dialog={(onClose) => <DeviceThresholdDialog customerId={customerId} onClose={onClose} />}>
            <Icon path={plusIcon} size={16} />
            {t('threshold.setForDevices')}
          </DialogButton>
        </Row>
      </Can>
      <DataTable
        label={t('threshold.title')}
        columns={useColumns()}
        rows={thresholds.data ?? []}
        rowKey={keyOf}
        rowActions={rowActions}
        rowActionsLabel={({ fromDay }) => t('threshold.actions', { day: fromDay })}
        loading={thresholds.isFetching}
        error={thresholds.error}
        onRetry={() => void thresholds.refetch()}
        empty={<EmptyState title={t('threshold.empty')} hint={t('threshold.empty.hint')} />}
      />
      {opened}
    </Stack>
  );
}

function useThresholdActs(customerId: string) {
  const t = useT(thresholdMessages);
  return useListActs<ThresholdRow>(null, [
    {
      right: rights.thresholdRemove,
      label: t('threshold.remove'),
      danger: true,
      dialog: (threshold, onClose) => <RemoveDialog customerId={customerId} threshold={threshold} onClose={onClose} />,
    },
  ]);
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
      card: 'lead',
    },
    { id: 'value', header: t('threshold.value'), cell: limit, text: limit, card: 'title' },
    {
      id: 'fromDay',
      header: t('threshold.fromDay'),
      cell: ({ fromDay }) => fromDay,
      text: ({ fromDay }) => fromDay,
      card: 'fact',
    },
    {
      id: 'source',
      header: t('threshold.source'),
      cell: ({ source }) => source,
      text: ({ source }) => source,
      card: 'line',
    },
    {
      id: 'setBy',
      header: t('threshold.setBy'),
      cell: ({ setBy, setAt }) => `${setBy} ${day(setAt)}`,
      card: 'fact',
    },
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
