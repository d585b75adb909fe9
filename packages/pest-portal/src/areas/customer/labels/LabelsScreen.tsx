import { useQuery } from '@tanstack/react-query';
import type { Device, FloorPlanRecord } from 'pest-sdk';
import { Button, EmptyState, NumberInput, Select, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ask } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { usePageQuery } from '../../../base/links';
import { useAccount } from '../../../base/session';
import { floorPlansQuery } from '../../../kit/choices/choices.queries';
import { PageHead } from '../../../kit/page/PageHead';
import { RecordState } from '../../../kit/page/RecordState';
import { LabelSheets } from './LabelSheets';
import { labelFormats } from './label-formats';
import { labelsMessages } from './labels.messages';

/** `/deviceLabels?customerId=…`: labels of a site's devices, or of those that were selected in its list. */
export function LabelsScreen() {
  const t = useT(labelsMessages);
  const [query] = usePageQuery<'/deviceLabels'>();
  const customerId = query.get('customerId') ?? '';
  const customer = useQuery({ ...ask('customer.details', { id: customerId }), enabled: customerId !== '' });
  const devices = useQuery({ ...ask('device.list', { customerId }), enabled: customerId !== '' });
  const plans = useQuery(floorPlansQuery());
  const selected = useSelected();
  if (!customer.data || !devices.data || !plans.data) {
    const asked = [customer, devices, plans];
    const all = {
      error: asked.find(({ error }) => error)?.error,
      refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
    };
    return <RecordState title={t('labels.title')} id={customerId} query={all} back="/customer/list" />;
  }
  return (
    <Labels
      site={customer.data.name}
      devices={devices.data.filter(({ id }) => selected === null || selected.has(id))}
      plans={plans.data.filter((plan) => plan.customerId === customerId)}
      title={t('labels.title')}
    />
  );
}

/** What was selected in the list comes along with the address; without it, all devices are meant. */
function useSelected(): ReadonlySet<unknown> | null {
  const { state } = useLocation();
  const ids: unknown = typeof state === 'object' && state !== null && 'ids' in state ? state.ids : null;
  return Array.isArray(ids) && ids.length > 0 ? new Set(ids) : null;
}

interface LabelsProps {
  readonly title: string;
  readonly site: string;
  readonly devices: readonly Device[];
  readonly plans: readonly FloorPlanRecord[];
}

function Labels({ title, site, devices, plans }: LabelsProps) {
  const t = useT(labelsMessages);
  const common = useT(commonMessages);
  const { user } = useAccount();
  const [formatId, setFormatId] = useState<string>(labelFormats[0]?.id ?? '');
  const [planId, setPlanId] = useState('');
  const [used, setUsed] = useState('');
  const { parts } = useFormat();
  const format = labelFormats.find(({ id }) => id === formatId) ?? labelFormats[0];
  const shown = devices.filter(({ floorPlanId }) => planId === '' || floorPlanId === planId);
  const names = new Map(plans.map(({ id, name }) => [id, name]));
  if (!format) return null;
  const skipped = Math.min(Math.max(0, Math.trunc(Number(used)) || 0), format.columns * format.rows - 1);
  return (
    <>
      <PageHead
        title={title}
        note={parts([site, t('labels.count', { count: shown.length })])}
        choice={
          <>
            <Select
              aria-label={t('labels.format')}
              value={format.id}
              options={labelFormats.map(({ id }) => ({ value: id, label: t(`labels.format.${id}`) }))}
              onChange={setFormatId}
            />
            <Select
              aria-label={common('common.floorPlan')}
              value={planId}
              placeholder={t('labels.plan.any')}
              options={plans.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setPlanId}
            />
            {format.rows > 1 && (
              <NumberInput
                aria-label={t('labels.used')}
                placeholder={t('labels.used')}
                value={used}
                onChange={setUsed}
              />
            )}
          </>
        }
      >
        <Button variant="primary" disabled={shown.length === 0} onClick={() => window.print()}>
          {t('labels.print')}
        </Button>
      </PageHead>
      {shown.length === 0 ? (
        <EmptyState title={t('labels.none')} />
      ) : (
        <LabelSheets
          hint={t('labels.hint')}
          label={t('labels.preview')}
          format={format}
          used={skipped}
          labels={shown.map(({ code, name, floorPlanId }) => ({
            code,
            name,
            plan: names.get(floorPlanId ?? '') ?? '',
            site,
            company: user.companyInfo?.name ?? '',
          }))}
        />
      )}
    </>
  );
}
