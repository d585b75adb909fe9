import { useQuery } from '@tanstack/react-query';
import {
  isOverdueRisk,
  type Risk,
  riskAssignees,
  riskSeverities,
  riskSeverityTones,
  riskSeverityWords,
  riskViews,
} from 'pest-sdk';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  JobCard,
  SearchInput,
  Segmented,
  Select,
  SidePanel,
  SidePanelLayout,
  Stack,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { Link } from '../../../base/links';
import { useAccount } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { customerOptionsQuery } from '../../../choices/choices.queries';
import { ClearFilters, isFiltered } from '../../../list/ClearFilters';
import { type ListAddress, useListAddress } from '../../../list/list-address';
import { NoMatch } from '../../../list/NoMatch';
import { pagedRows } from '../../../list/paged-rows';
import { useOpenOne } from '../../../list/useOpenOne';
import { OpenLink } from '../../../page/OpenLink';
import { PageHead } from '../../../page/PageHead';
import { type RiskAct, RiskActDialog, RiskItem, RiskStateBadge, riskStateOf } from '../risks/RiskPanel';
import { riskMessages } from '../risks/risk.messages';
import { riskListQuery } from '../risks/risk.queries';
import { daysSince } from './days-since';
import { registerMessages } from './register.messages';
import { riskCountsQuery } from './register.queries';

const filters = ['search', 'view', 'severity', 'customerId', 'assignedTo', 'foundFrom', 'foundTo'] as const;
type RegisterAddress = ListAddress<(typeof filters)[number]>;
const path = '/servicePage/riskList';

/** Risks of all sites: whose they are, by when, how old, with their proof; each opens beside the list. */
export function RiskRegisterScreen() {
  const t = useT(registerMessages);
  const { role } = useAccount();
  const title = t(role === 'customer' ? 'register.title.own' : 'register.title');
  const list = useListAddress(filters);
  const request = requestOf(list);
  const risks = useQuery(riskListQuery({ ...request, page: list.page, limit: list.limit, ...sortOf(list) }));
  const open = useOpenOne(path, 'risk');
  const [act, setAct] = useState<RiskAct | null>(null);
  const shown = risks.data?.items.find(({ id }) => id === open.id);
  return (
    <SidePanelLayout panel={shown && <OpenedRisk risk={shown} onAct={setAct} onClose={open.close} />}>
      <PageHead title={title} />
      <DataTable
        label={title}
        search={
          <SearchInput
            label={t('register.search')}
            placeholder={t('register.search')}
            value={list.filters.search ?? ''}
            onChange={(search) => list.setFilters({ search })}
          />
        }
        views={<Views list={list} />}
        filters={<Filters list={list} />}
        columns={useColumns()}
        card={(risk) => <RiskCard risk={risk} />}
        rowKey={({ id }) => id}
        sort={{ column: list.sort ?? 'dueDay', order: list.order }}
        onSortChange={({ column, order }) => list.setSort(column, order)}
        {...pagedRows(list, risks)}
        empty={
          isFiltered(list) ? (
            <NoMatch list={list} title={t('register.noMatch')} />
          ) : (
            <EmptyState title={t('register.empty')} hint={t('register.empty.hint')} />
          )
        }
      />
      <RiskActDialog act={act} onClose={() => setAct(null)} />
    </SidePanelLayout>
  );
}

/** Open ones unless another look is chosen. */
function requestOf({ filters }: RegisterAddress) {
  const { search, customerId, severity, view, assignedTo, foundFrom, foundTo } = filters;
  return {
    search,
    customerId,
    foundFrom,
    foundTo,
    assignedTo: riskAssignees.find((one) => one === assignedTo),
    severity: riskSeverities.find((one) => one === severity),
    view: riskViews.find((one) => one === view) ?? 'open',
  };
}

function sortOf({ sort, order }: RegisterAddress) {
  return { sort: sort === 'foundAt' ? ('foundAt' as const) : ('dueDay' as const), order };
}

function Views({ list }: { readonly list: RegisterAddress }) {
  const t = useT(registerMessages);
  const { view, ...narrowing } = requestOf(list);
  const { data: counts } = useQuery(riskCountsQuery(narrowing));
  return (
    <Segmented
      label={t('register.view')}
      value={view}
      options={riskViews.map((value) => ({ value, label: t(`register.view.${value}`), count: counts?.[value] }))}
      onChange={(next) => list.setFilters({ view: next === 'open' ? '' : next })}
    />
  );
}

function Filters({ list }: { readonly list: RegisterAddress }) {
  const t = useT(registerMessages);
  const field = useT(riskMessages);
  const { role } = useAccount();
  const customers = useQuery({ ...customerOptionsQuery(), enabled: role !== 'customer' }).data ?? [];
  return (
    <>
      <Select
        aria-label={field('risk.severity')}
        value={list.filters.severity ?? ''}
        placeholder={field('risk.severity')}
        options={riskSeverities.map((value) => ({ value, label: riskSeverityWords[value][language] }))}
        onChange={(severity) => list.setFilters({ severity })}
      />
      <Select
        aria-label={field('risk.assignedTo')}
        value={list.filters.assignedTo ?? ''}
        placeholder={field('risk.assignedTo')}
        options={riskAssignees.map((value) => ({ value, label: field(`risk.assignedTo.${value}`) }))}
        onChange={(assignedTo) => list.setFilters({ assignedTo })}
      />
      {customers.length > 1 && (
        <Select
          aria-label={t('register.customer')}
          value={list.filters.customerId ?? ''}
          placeholder={t('register.customer')}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(customerId) => list.setFilters({ customerId })}
        />
      )}
      <ClearFilters list={list} />
    </>
  );
}

function useColumns(): readonly DataTableColumn<Risk>[] {
  const t = useT(registerMessages);
  const field = useT(riskMessages);
  const format = useFormat();
  const { addressOf } = useOpenOne(path, 'risk');
  const { today } = useSiteTime();
  const due = useDue();
  const age = ({ foundAt, verifiedAt }: Risk) =>
    daysSince(format.day(foundAt), verifiedAt ? format.day(verifiedAt) : today());
  return [
    {
      id: 'severity',
      header: field('risk.severity'),
      cell: ({ severity }) => <Badge tone={riskSeverityTones[severity]}>{riskSeverityWords[severity][language]}</Badge>,
      text: ({ severity }) => riskSeverityWords[severity][language],
    },
    {
      id: 'description',
      header: field('risk.description'),
      opens: true,
      cell: ({ id, description }) => <Link to={addressOf(id)}>{description}</Link>,
      text: ({ description }) => description,
    },
    {
      id: 'place',
      header: t('register.place'),
      cell: ({ customerName, location }) => (
        <>
          {customerName} <Text tone="muted">{location}</Text>
        </>
      ),
      text: ({ customerName, location }) => format.parts([customerName, location]),
    },
    { id: 'owner', header: field('risk.owner'), from: 'wide', cell: ownerOf, text: ownerOf },
    {
      id: 'proof',
      header: t('register.proof'),
      from: 'wide',
      cell: ({ treatmentPhotos, treatment }) => proofOf(treatmentPhotos.length, treatment !== ''),
      text: ({ treatmentPhotos, treatment }) => proofOf(treatmentPhotos.length, treatment !== ''),
    },
    {
      id: 'dueDay',
      header: field('risk.dueDay'),
      sortable: true,
      cell: (risk) => due(risk),
      text: ({ dueDay }) => dueDay ?? '',
    },
    {
      id: 'foundAt',
      header: t('register.age'),
      sortable: true,
      from: 'wide',
      cell: (risk) => t('register.days', { count: age(risk) }),
      text: (risk) => String(age(risk)),
    },
    {
      id: 'state',
      header: t('register.state'),
      cell: (risk) => <RiskStateBadge risk={risk} />,
      text: riskStateOf,
    },
  ];

  function ownerOf({ assignedTo, owner }: Risk): string {
    return format.parts([field(`risk.assignedTo.${assignedTo}`), owner]);
  }

  function proofOf(photos: number, told: boolean): string {
    if (photos > 0) return t('register.photos', { count: photos });
    return told ? t('register.told') : '';
  }
}

/** The day it is due, and by how many days that is past. */
function useDue(): (risk: Risk) => string {
  const t = useT(registerMessages);
  const { today } = useSiteTime();
  const { weekday, parts } = useFormat();
  return (risk) => {
    if (risk.dueDay === null) return t('register.noDue');
    if (!isOverdueRisk(risk, today())) return weekday(risk.dueDay);
    return parts([weekday(risk.dueDay), t('register.late', { count: daysSince(risk.dueDay, today()) })]);
  };
}

/** A risk on a phone. */
function RiskCard({ risk }: { readonly risk: Risk }) {
  const { parts } = useFormat();
  const { addressOf } = useOpenOne(path, 'risk');
  const due = useDue();
  const { id, description, customerName, location, owner } = risk;
  return (
    <JobCard
      lead={<Link to={addressOf(id)}>{description}</Link>}
      title={parts([customerName, location])}
      lines={[parts([owner, due(risk)])]}
      state={<RiskStateBadge risk={risk} />}
    />
  );
}

interface OpenedRiskProps {
  readonly risk: Risk;
  readonly onAct: (act: RiskAct) => void;
  readonly onClose: () => void;
}

function OpenedRisk({ risk, onAct, onClose }: OpenedRiskProps) {
  const t = useT(registerMessages);
  const { id, taskId, taskNumber, customerName, deviceId, deviceCode, floorPlanId } = risk;
  return (
    <SidePanel key={id} title={customerName} note={risk.location} onClose={onClose}>
      <Stack>
        <Stack as="ul">
          <RiskItem risk={risk} readOnly={false} onOpen={onAct} />
        </Stack>
        {floorPlanId !== null && deviceId !== null && (
          <OpenLink to="/img" query={{ id: floorPlanId, deviceId }}>
            {t('register.onPlan', { code: deviceCode ?? '' })}
          </OpenLink>
        )}
        <OpenLink to="/servicePage/detail" query={{ id: taskId, tab: 'risks' }}>
          {t('register.service', { number: taskNumber })}
        </OpenLink>
      </Stack>
    </SidePanel>
  );
}
