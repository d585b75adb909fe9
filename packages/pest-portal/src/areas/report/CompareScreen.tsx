import { useQuery } from '@tanstack/react-query';
import { deviceTypeRows, pestGroupWords, type ReportDocument, riskSeverityTones, riskSeverityWords } from 'pest-sdk';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailureState,
  Field,
  JobCard,
  LoadingState,
  Row,
  Segmented,
  Select,
  Stack,
  StatusDot,
  Text,
  useFormat,
} from 'pest-ui';
import {
  type DeviceChange,
  type DeviceFigure,
  type FigureChange,
  type GroupChange,
  type ReportFigureChanges,
  type RiskChange,
  reportFigureChanges,
} from 'pest-ui/rules';
import { useMemo, useState } from 'react';
import { askList } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { usePageQuery } from '../../base/links';
import { isNoRecord } from '../../base/no-record';
import { PageHead } from '../../kit/page/PageHead';
import { NoRecord } from '../../kit/page/RecordState';
import { WayOn } from '../../kit/page/WayOn';
import { compareMessages } from './compare.messages';
import { askReport } from './report.queries';

/** Two reports of one customer: what rose, fell, is new or gone, and what nobody can say. The address names both. */
export function CompareScreen() {
  const t = useT(compareMessages);
  const [address, setAddress] = usePageQuery<'/servicePage/compareReports'>();
  const afterId = address.get('after') ?? '';
  const after = useQuery(askReport(afterId));
  const others = useReportsOf(after.data);
  // Without a word about it, the one before.
  const beforeId = address.get('before') ?? others.find(({ isEarlier }) => isEarlier)?.value ?? '';
  const before = useQuery(askReport(beforeId));
  const choose = (name: 'before' | 'after', id: string) =>
    setAddress(name === 'before' ? { before: id, after: afterId } : { before: beforeId, after: id }, { replace: true });
  const failed = [after, before].find(({ error, data }) => error && !data);
  if (afterId === '') {
    return (
      <>
        <PageHead title={t('compare.title')} />
        <EmptyState title={t('compare.none')} hint={t('compare.none.hint')}>
          <WayOn to="/servicePage/serverReport">{t('compare.list')}</WayOn>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('compare.title')} note={after.data?.customerName} />
      <Row gap={3}>
        <Chosen name="before" value={beforeId} options={others} onChange={choose} />
        <Chosen name="after" value={afterId} options={others} onChange={choose} />
      </Row>
      {failed && isNoRecord(failed.error) && <NoRecord back="/servicePage/serverReport" />}
      {failed && !isNoRecord(failed.error) && (
        <FailureState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!failed && beforeId === '' && after.data && (
        <EmptyState title={t('compare.pick')} hint={t('compare.pick.hint')} />
      )}
      {!failed && (beforeId !== '' || !after.data) && (!after.data || !before.data) && (
        <LoadingState label={t('compare.title')} />
      )}
      {after.data && before.data && beforeId !== '' && <Compared before={before.data} after={after.data} />}
    </>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Whether it is of an earlier service than the later report. */
  readonly isEarlier: boolean;
}

const mostChoices = 50;

/** The reports of the same customer, the newest first. */
function useReportsOf(report: ReportDocument | undefined): readonly Choice[] {
  const format = useFormat();
  const list = useQuery({
    ...askList('report.list', { customerId: report?.customerId ?? '', limit: mostChoices }),
    enabled: report !== undefined,
  });
  if (!report) return [];
  const items = list.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === report.id);
  return items.map((one, index) => ({
    value: one.id,
    label: format.parts([format.day(one.serviceDay), one.number, one.name]),
    isEarlier: at >= 0 && index > at && one.kind === report.kind && one.customerId === report.customerId,
  }));
}

interface ChosenProps {
  readonly name: 'before' | 'after';
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChange: (name: 'before' | 'after', id: string) => void;
}

function Chosen({ name, value, options, onChange }: ChosenProps) {
  const t = useT(compareMessages);
  return (
    <Field label={t(`compare.${name}`)}>
      {(ids) => (
        <Select
          {...ids}
          value={value}
          placeholder={t('compare.choose')}
          options={options.map(({ value: id, label }) => ({ value: id, label }))}
          onChange={(id) => onChange(name, id)}
        />
      )}
    </Field>
  );
}

function Compared({ before, after }: { readonly before: ReportDocument; readonly after: ReportDocument }) {
  const changes = useMemo(() => reportFigureChanges(before, after), [before, after]);
  return (
    <Stack gap={6}>
      <Groups changes={changes} />
      <Devices devices={changes.devices} />
      <Risks risks={changes.risks} />
    </Stack>
  );
}

/** More pests is worse; what is not known is nobody's fault. */
const tones = {
  rose: 'danger',
  fell: 'success',
  same: 'neutral',
  new: 'info',
  gone: 'neutral',
  unknown: 'warning',
} as const satisfies Record<FigureChange, string>;

function ChangeBadge({ change }: { readonly change: FigureChange }) {
  const t = useT(compareMessages);
  return <Badge tone={tones[change]}>{t(`compare.change.${change}`)}</Badge>;
}

function Groups({ changes: { groups, countedInBoth } }: { readonly changes: ReportFigureChanges }) {
  const t = useT(compareMessages);
  const format = useFormat();
  const figure = (value: number | null) => (value === null ? t('compare.notChecked') : format.number(rounded(value)));
  const columns: readonly DataTableColumn<GroupChange>[] = [
    { id: 'group', header: t('compare.group'), opens: true, cell: ({ group }) => pestGroupWords[group][language] },
    { id: 'before', header: t('compare.was'), cell: ({ before }) => figure(before) },
    { id: 'after', header: t('compare.is'), cell: ({ after }) => figure(after) },
    { id: 'change', header: t('compare.change'), cell: ({ change }) => <ChangeBadge change={change} /> },
  ];
  return (
    <section>
      <h2>{t('compare.groups')}</h2>
      <Text as="p" tone="muted">
        {countedInBoth > 0 ? t('compare.basis', { count: countedInBoth }) : t('compare.basis.none')}
      </Text>
      <DataTable
        label={t('compare.groups')}
        columns={columns}
        rows={groups}
        rowKey={({ group }) => group}
        card={({ group, before, after, change }) => (
          <JobCard
            lead={pestGroupWords[group][language]}
            state={<ChangeBadge change={change} />}
            title={t('compare.fromTo', { before: figure(before), after: figure(after) })}
          />
        )}
      />
    </section>
  );
}

const views = ['all', 'rose', 'fell', 'new', 'gone', 'unknown'] as const;

function Devices({ devices }: { readonly devices: readonly DeviceChange[] }) {
  const t = useT(compareMessages);
  const [view, setView] = useState<(typeof views)[number]>('all');
  const shown = view === 'all' ? devices : devices.filter(({ change }) => change === view);
  const countOf = (one: (typeof views)[number]) =>
    one === 'all' ? devices.length : devices.filter(({ change }) => change === one).length;
  return (
    <section>
      <h2>{t('compare.devices')}</h2>
      <DataTable
        label={t('compare.devices')}
        views={
          <Segmented
            label={t('compare.change')}
            value={view}
            options={views.map((value) => ({
              value,
              label: value === 'all' ? t('compare.view.all') : t(`compare.change.${value}`),
              count: countOf(value),
            }))}
            onChange={setView}
          />
        }
        columns={useDeviceColumns()}
        card={(device) => <DeviceCard device={device} />}
        rows={shown}
        rowKey={({ code }) => code}
        empty={<EmptyState title={t('compare.devices.none')} />}
      />
    </section>
  );
}

/** What a device said in one of the reports, or why that is not known. */
function useDeviceFigures() {
  const t = useT(compareMessages);
  const format = useFormat();
  const figureOf = (device: DeviceChange, figure: DeviceFigure | null, absent: boolean) => {
    if (absent) return t('compare.notThere');
    if (figure === null) return t('compare.notChecked');
    const { total, checks } = figure;
    const eaten = deviceTypeRows[device.type].family === 'consumption';
    const value = eaten ? format.percent(total / checks / 100) : format.number(total);
    return format.parts([value, checks > 1 ? t('compare.checks', { count: checks }) : '']);
  };
  return {
    before: (device: DeviceChange) => figureOf(device, device.before, device.change === 'new'),
    after: (device: DeviceChange) => figureOf(device, device.after, device.change === 'gone'),
  };
}

/** A device on a phone. */
function DeviceCard({ device }: { readonly device: DeviceChange }) {
  const t = useT(compareMessages);
  const format = useFormat();
  const figures = useDeviceFigures();
  const { code, type, location, change } = device;
  return (
    <JobCard
      lead={code}
      state={<ChangeBadge change={change} />}
      title={t('compare.fromTo', { before: figures.before(device), after: figures.after(device) })}
      lines={[format.parts([deviceTypeRows[type].words[language], location])]}
    />
  );
}

function useDeviceColumns(): readonly DataTableColumn<DeviceChange>[] {
  const t = useT(compareMessages);
  const figures = useDeviceFigures();
  return [
    { id: 'code', header: t('compare.code'), opens: true, cell: ({ code }) => code },
    { id: 'type', header: t('compare.type'), cell: ({ type }) => deviceTypeRows[type].words[language] },
    { id: 'location', header: t('compare.location'), from: 'medium', cell: ({ location }) => location },
    { id: 'before', header: t('compare.was'), cell: figures.before },
    { id: 'after', header: t('compare.is'), cell: figures.after },
    { id: 'change', header: t('compare.change'), cell: ({ change }) => <ChangeBadge change={change} /> },
  ];
}

const riskTones = { new: 'danger', open: 'warning', closed: 'success' } as const;

function Risks({ risks }: { readonly risks: readonly RiskChange[] }) {
  const t = useT(compareMessages);
  const format = useFormat();
  return (
    <section>
      <h2>{t('compare.risks')}</h2>
      {risks.length === 0 && <Text tone="muted">{t('compare.risks.none')}</Text>}
      <Stack as="ul" gap={2}>
        {risks.map(({ risk, change }) => (
          <li key={risk.id}>
            <Row gap={2}>
              <StatusDot tone={riskTones[change]}>{t(`compare.risk.${change}`)}</StatusDot>
              <Badge tone={riskSeverityTones[risk.severity]}>{riskSeverityWords[risk.severity][language]}</Badge>
              <Text>{format.parts([risk.location, risk.description])}</Text>
            </Row>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
