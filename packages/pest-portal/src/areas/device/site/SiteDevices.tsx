import { useQuery } from '@tanstack/react-query';
import { type Device, deviceTypeRows, deviceTypes, type Option } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  fetched,
  Icon,
  Menu,
  type MenuItem,
  plusIcon,
  Select,
  StatusDot,
  useFormat,
} from 'pest-ui';
import { Suspense, useMemo, useState } from 'react';
import { useCall } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { address, Link, useNavigate, useOpenAddress, useOpens } from '../../../base/links';
import type { RoutePath } from '../../../base/pages';
import { Can, useCan } from '../../../base/session';
import { floorPlansQuery } from '../../../kit/choices/choices.queries';
import { siteParameter } from '../../../kit/choices/usePlanChoice';
import { DialogButton } from '../../../kit/form/DialogButton';
import { downloadTable } from '../../../kit/import/write-table';
import { RestedSearch } from '../../../kit/list/RestedSearch';
import { type OpenOne, useOpenOne } from '../../../kit/list/useOpenOne';
import { OpenLink } from '../../../kit/page/OpenLink';
import { UnknownRecord } from '../../../kit/page/UnknownRecord';
import { deviceTable } from './device-columns';
import { devicesMessages } from './devices.messages';
import { useShownDevices } from './useShownDevices';

// Fetched when they are opened.
const ImportDevices = fetched(() => import('./ImportDevices'), 'default');
const CopyDevices = fetched(() => import('./CopyDevices'), 'default');
const DeviceHistory = fetched(() => import('./DeviceHistory'), 'default');

export interface SiteDevicesProps {
  readonly site: Option;
  /** The page that they stand on; its address names the one whose history is open. */
  readonly path: RoutePath;
}

/** All devices of a site: looked up, taken from a file and into one, copied, and each with its history. */
export function SiteDevices({ site, path }: SiteDevicesProps) {
  const t = useT(devicesMessages);
  const common = useT(commonMessages);
  const can = useCan();
  const query = useCall('device.list', { customerId: site.id });
  const { data: devices = none } = query;
  const shown = useShownDevices(devices);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const history = useOpenOne(path, 'device');
  const planNames = usePlanNames();
  const navigate = useNavigate();
  const opens = useOpens();
  const printLabels = (ids: readonly string[]) =>
    navigate(address('/deviceLabels', { customerId: site.id }), { state: { ids } });
  const file = { name: t('devices.export.name', { customer: site.name }), planNames };
  const isUnknown = query.data && history.id !== null && !devices.some(({ id }) => id === history.id);
  return (
    <>
      {isUnknown && <UnknownRecord onDismiss={history.close} />}
      <DataTable
        label={common('common.devices')}
        search={<RestedSearch label={t('devices.search')} text={shown.search} onRest={shown.setSearch} />}
        filters={<TypeFilter type={shown.type} onChange={shown.setType} />}
        exportsPage={false}
        tools={
          devices.length > 0 && (
            <>
              {opens('/deviceLabels') && <Button onClick={() => printLabels([])}>{t('devices.labels')}</Button>}
              <ExportMenu {...file} devices={shown.all} />
            </>
          )
        }
        action={
          <Can right={rights.deviceAdd}>
            <DialogButton
              variant="primary"
              dialog={(onClose) => <ImportDevices customerId={site.id} onClose={onClose} />}
            >
              <Icon path={plusIcon} size={16} />
              {t('devices.import')}
            </DialogButton>
          </Can>
        }
        columns={useColumns(planNames, history)}
        rowKey={({ id }) => id}
        rowActions={useRowActions(history)}
        {...(can(rights.deviceCopy) && { selected, onSelectedChange: setSelected })}
        bulkActions={
          <>
            <DialogButton
              dialog={(onClose) => (
                <CopyDevices ids={selected} customerId={site.id} onClose={onClose} onCopied={() => setSelected([])} />
              )}
            >
              {t('devices.copy')}
            </DialogButton>
            <Button onClick={() => printLabels(selected)}>{t('devices.labels')}</Button>
            <ExportMenu {...file} devices={devices.filter(({ id }) => selected.includes(id))} />
          </>
        }
        rows={shown.rows}
        total={shown.all.length}
        page={shown.page}
        limit={shown.limit}
        onPageChange={shown.setPage}
        onLimitChange={shown.setLimit}
        loading={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={
          devices.length > 0 ? (
            <EmptyState title={t('devices.noMatch')} />
          ) : (
            <EmptyState title={t('devices.none')} hint={can(rights.deviceAdd) ? t('devices.none.hint') : undefined}>
              <Can right={rights.deviceAdd}>
                <OpenLink to="/img" query={{ [siteParameter]: site.id }}>
                  {t('devices.none.place')}
                </OpenLink>
              </Can>
            </EmptyState>
          )
        }
      />
      <Suspense>
        <OpenedHistory devices={devices} history={history} />
      </Suspense>
    </>
  );
}

const none: readonly Device[] = [];

function OpenedHistory({ devices, history }: { readonly devices: readonly Device[]; readonly history: OpenOne }) {
  const device = devices.find(({ id }) => id === history.id);
  return device ? <DeviceHistory device={device} onClose={history.close} /> : null;
}

function TypeFilter({ type, onChange }: { readonly type: string; readonly onChange: (type: string) => void }) {
  const t = useT(devicesMessages);
  return (
    <Select
      aria-label={t('devices.type')}
      value={type}
      placeholder={t('devices.type.any')}
      options={deviceTypes.map((one) => ({ value: one, label: deviceTypeRows[one].words[language] }))}
      onChange={onChange}
    />
  );
}

interface ExportMenuProps {
  readonly name: string;
  readonly planNames: ReadonlyMap<string, string>;
  readonly devices: readonly Device[];
}

function ExportMenu({ name, planNames, devices }: ExportMenuProps) {
  const t = useT(devicesMessages);
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    label: t('devices.export.as', { format: format.toUpperCase() }),
    onSelect: () => void downloadTable(name, format, deviceTable(devices, planNames)),
  }));
  return <Menu label={t('devices.export')} labelled items={items} />;
}

function usePlanNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(floorPlansQuery());
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
}

function useColumns(planNames: ReadonlyMap<string, string>, history: OpenOne): readonly DataTableColumn<Device>[] {
  const t = useT(devicesMessages);
  const common = useT(commonMessages);
  const { dateTime } = useFormat();
  return [
    {
      id: 'code',
      header: t('devices.code'),
      opens: true,
      cell: ({ id, code }) => <Link to={history.addressOf(id)}>{code}</Link>,
      text: ({ code }) => code,
      card: 'lead',
    },
    { id: 'name', header: common('common.name'), cell: ({ name }) => name, text: ({ name }) => name, card: 'title' },
    { id: 'type', header: t('devices.type'), cell: ({ type }) => deviceTypeRows[type].words[language], card: 'title' },
    {
      id: 'plan',
      header: common('common.floorPlan'),
      from: 'wide',
      cell: ({ floorPlanId, position }) =>
        position === null ? t('devices.plan.none') : (planNames.get(floorPlanId ?? '') ?? ''),
    },
    {
      id: 'workshop',
      header: common('common.workshop'),
      from: 'wide',
      cell: ({ workshopName }) => workshopName,
      text: ({ workshopName }) => workshopName ?? '',
      card: 'line',
    },
    {
      id: 'location',
      header: t('devices.location'),
      from: 'medium',
      cell: ({ location }) => location,
      text: ({ location }) => location,
      card: 'line',
    },
    { id: 'state', header: common('common.state'), cell: (device) => <DeviceState device={device} />, card: 'state' },
    {
      id: 'lastChecked',
      header: t('devices.lastChecked'),
      cell: ({ lastCheckedAt }) => (lastCheckedAt === null ? t('devices.never') : dateTime(lastCheckedAt)),
      card: 'line',
    },
  ];
}

/** Whether it is in service: bound to its code. */
function DeviceState({ device: { bound } }: { readonly device: Device }) {
  const t = useT(devicesMessages);
  return (
    <StatusDot tone={bound ? 'success' : 'warning'}>
      {t(bound ? 'devices.state.bound' : 'devices.state.unbound')}
    </StatusDot>
  );
}

function useRowActions(history: OpenOne): (device: Device) => readonly MenuItem[] {
  const t = useT(devicesMessages);
  const navigate = useNavigate();
  const addressOf = useOpenAddress();
  return ({ id, floorPlanId }) => {
    const plan = floorPlanId === null ? undefined : addressOf('/img', { floorPlanId, deviceId: id });
    return [
      { label: t('devices.history'), onSelect: () => navigate(history.addressOf(id)) },
      ...(plan === undefined ? [] : [{ label: t('devices.onPlan'), onSelect: () => navigate(plan) }]),
    ];
  };
}
