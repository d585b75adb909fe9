import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  formatList,
  type ReportSummary,
  type Risk,
  riskSeverityWords,
  type TaskSummary,
  type Workshop,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { DataTable, type DataTableColumn, EmptyState, FailureState, LoadingState, Text, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type Address, Link, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { floorPlansQuery } from '../../kit/choices/choices.queries';
import { PlanCards } from '../../kit/choices/PlanCards';
import { siteParameter } from '../../kit/choices/usePlanChoice';
import { CountLink } from '../../kit/list/CountLink';
import { OpenLink } from '../../kit/page/OpenLink';
import { ReportStateDot } from '../../kit/page/ReportStateDot';
import { TaskStateDot } from '../../kit/page/TaskStateDot';
import { WayOn } from '../../kit/page/WayOn';
import { RiskStateDot } from '../risk/RiskPanel';
import { customerMessages } from './customer.messages';
import { overviewMessages } from './overview.messages';

/** The newest of each kind; the areas' own lists show all. */
const shown = 20;

interface TabProps {
  readonly customerId: string;
}

export function PlansTab({ customerId }: TabProps) {
  const t = useT(customerMessages);
  const plans = useQuery(floorPlansQuery());
  const can = useCan();
  const addressOf = useOpenAddress();
  const site = { [siteParameter]: customerId };
  const manage = addressOf('/imgCustomer', site);
  const upload = can(rights.floorPlanAdd) ? addressOf('/imgCustomer', { ...site, upload: 'new' }) : undefined;
  if (plans.error) return <FailureState error={plans.error} onRetry={() => void plans.refetch()} />;
  if (!plans.data) return <LoadingState shape="cards" count={2} />;
  const own = plans.data.filter((plan) => plan.customerId === customerId);
  return (
    <div>
      {own.length === 0 && <Empty of="plans" to={upload} />}
      {own.length > 0 && <All to={manage}>{t('customer.plans.manage')}</All>}
      <PlanCards plans={own} />
    </div>
  );
}

export function WorkshopsTab({ customerId }: TabProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const plan = useOpenAddress()('/img', { [siteParameter]: customerId });
  const columns: readonly DataTableColumn<Workshop>[] = [
    { id: 'name', header: common('common.workshop'), cell: ({ name }) => name },
    {
      id: 'deviceCount',
      header: common('common.devices'),
      align: 'end',
      cell: ({ deviceCount }) => <CountLink count={deviceCount} to={plan} />,
    },
  ];
  return (
    <FirstRows
      label={t('customer.tab.workshops')}
      empty={<Empty of="workshops" to={useOpenAddress()('/workshop', { [siteParameter]: customerId })} />}
      columns={columns}
      query={useCall('workshop.list', { customerId, limit: shown })}
      all={useOpenAddress()('/workshop', { [siteParameter]: customerId })}
    />
  );
}

export function ServicesTab({ customerId }: TabProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const { dateTime } = useFormat();
  const addressOf = useOpenAddress();
  const columns: readonly DataTableColumn<TaskSummary>[] = [
    {
      id: 'number',
      header: t('customer.service.number'),
      cell: ({ id, number }) => (
        <OpenLink to="/servicePage/detail" query={{ id }}>
          {number}
        </OpenLink>
      ),
    },
    { id: 'plannedAt', header: t('customer.service.day'), cell: ({ plannedAt }) => dateTime(plannedAt) },
    {
      id: 'staff',
      header: t('customer.service.staff'),
      cell: ({ staff }) =>
        formatList(
          staff.map(({ name }) => name),
          language,
        ),
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: (task) => <TaskStateDot task={task} />,
    },
  ];
  return (
    <FirstRows
      label={t('customer.tab.services')}
      empty={<Empty of="services" to={addressOf('/servicePage/newAdd', { customerId })} />}
      columns={columns}
      query={useCall('task.list', { customerId, sort: 'plannedAt', order: 'desc', limit: shown })}
      all={addressOf('/servicePage/undoneList', { customerId })}
    />
  );
}

export function RisksTab({ customerId }: TabProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const addressOf = useOpenAddress();
  const columns: readonly DataTableColumn<Risk>[] = [
    {
      id: 'description',
      header: t('customer.risk.description'),
      cell: ({ taskId, description }) => (
        <OpenLink to="/servicePage/detail" query={{ id: taskId, tab: 'risks' }}>
          {description}
        </OpenLink>
      ),
    },
    { id: 'location', header: t('customer.risk.location'), cell: ({ location }) => location },
    {
      id: 'severity',
      header: t('customer.risk.severity'),
      cell: ({ severity }) => riskSeverityWords[severity][language],
    },
    { id: 'dueDay', header: t('customer.risk.due'), cell: ({ dueDay }) => dueDay },
    {
      id: 'state',
      header: common('common.state'),
      cell: (risk) => <RiskStateDot risk={risk} />,
    },
  ];
  return (
    <FirstRows
      label={t('customer.tab.risks')}
      empty={<Empty of="risks" to={addressOf('/servicePage/newAdd', { customerId })} />}
      columns={columns}
      query={useCall('risk.list', { customerId, limit: shown })}
      all={addressOf('/servicePage/riskList', { customerId })}
    />
  );
}

export function ReportsTab({ customerId }: TabProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const addressOf = useOpenAddress();
  const columns: readonly DataTableColumn<ReportSummary>[] = [
    {
      id: 'name',
      header: common('common.name'),
      cell: ({ id, kind, name }) => (
        <OpenLink to={kind === 'briefing' ? '/serverEcharts' : '/myEcharts'} query={{ id }}>
          {name}
        </OpenLink>
      ),
    },
    { id: 'serviceDay', header: t('customer.report.day'), cell: ({ serviceDay }) => serviceDay },
    {
      id: 'state',
      header: common('common.state'),
      cell: ({ state }) => <ReportStateDot state={state} />,
    },
  ];
  return (
    <FirstRows
      label={t('customer.tab.reports')}
      empty={<Empty of="reports" to={addressOf('/servicePage/completedList', { customerId })} />}
      columns={columns}
      query={useCall('report.list', { customerId, limit: shown })}
      all={addressOf('/servicePage/serverReport', { customerId })}
    />
  );
}

/** The way to the full list, for those who may open it. */
function All({ to, children }: { readonly to: Address | undefined; readonly children: ReactNode }) {
  return to === undefined ? null : (
    <Text as="p">
      <Link to={to}>{children}</Link>
    </Text>
  );
}

interface EmptyProps {
  readonly of: 'plans' | 'workshops' | 'services' | 'risks' | 'reports';
  /** Where there will be some, for those who may. */
  readonly to: Address | undefined;
}

/** What would be here, and what brings it. */
function Empty({ of, to }: EmptyProps) {
  const t = useT(overviewMessages);
  return (
    <EmptyState title={t(`customer.empty.${of}`)} hint={t(`customer.empty.${of}.hint`)}>
      {to && <WayOn to={to}>{t(`customer.empty.${of}.act`)}</WayOn>}
    </EmptyState>
  );
}

interface FirstRowsProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly empty: ReactNode;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly query: UseQueryResult<{ readonly items: readonly Row[]; readonly total: number }>;
  /** Where all of them are, with filters and pages. */
  readonly all: Address | undefined;
}

function FirstRows<Row extends { readonly id: string }>({ label, empty, columns, query, all }: FirstRowsProps<Row>) {
  const t = useT(customerMessages);
  return (
    <div>
      {query.data && query.data.total > 0 && <All to={all}>{t('customer.tab.all', { total: query.data.total })}</All>}
      <DataTable
        label={label}
        columns={columns}
        rows={query.data?.items ?? []}
        rowKey={({ id }) => id}
        loading={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={empty}
      />
    </div>
  );
}
