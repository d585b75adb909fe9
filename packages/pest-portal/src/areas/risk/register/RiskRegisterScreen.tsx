import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type Risk,
  type RiskView,
  riskAssignees,
  riskSeverities,
  riskSeverityTones,
  riskSeverityWords,
  riskViews,
} from 'pest-sdk';
import {
  Badge,
  FailureState,
  LoadingState,
  Segmented,
  Select,
  SidePanel,
  SidePanelLayout,
  Stack,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { ask, askList } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { Link } from '../../../base/links';
import { useAccount } from '../../../base/session';
import { CustomerFilter } from '../../../kit/choices/CustomerFilter';
import { DayRange } from '../../../kit/list/DayRange';
import { type ListColumn, ListPage } from '../../../kit/list/ListPage';
import { type ListAddress, useListAddress } from '../../../kit/list/list-address';
import { useOpenOne } from '../../../kit/list/useOpenOne';
import { OpenLink } from '../../../kit/page/OpenLink';
import { type RiskAct, RiskActDialog, RiskItem, RiskStateDot, riskStateOf } from '../RiskPanel';
import { riskMessages } from '../risk.messages';
import { ExportRisks } from './ExportRisks';
import { PlanSpot } from './PlanSpot';
import { registerMessages } from './register.messages';
import { useRiskDays } from './useRiskDays';

const filters = ['search', 'view', 'severity', 'customerId', 'assignedTo', 'foundFrom', 'foundTo'] as const;
type Filter = (typeof filters)[number];
type RegisterAddress = ListAddress<Filter>;
const sorts = ['foundAt', 'dueDay', 'verifiedAt'] as const;
const path = '/servicePage/riskList';

/** Risks of all sites: whose they are, by when, how old, with their proof; each opens beside the list. */
export function RiskRegisterScreen() {
  const t = useT(registerMessages);
  const { role } = useAccount();
  const title = t(role === 'customer' ? 'register.title.own' : 'register.title');
  const list = useListAddress(filters);
  const request = { ...requestOf(list), ...sortOf(list) };
  const risks = useQuery(askList('risk.list', { ...request, page: list.page, limit: list.limit }));
  const open = useOpenOne(path, 'risk');
  const [act, setAct] = useState<RiskAct | null>(null);
  const listed = risks.data?.items.find(({ id }) => id === open.id);
  return (
    <SidePanelLayout
      panel={
        open.id !== null && (
          <OpenedRisk key={open.id} id={open.id} listed={listed} onAct={setAct} onClose={open.close} />
        )
      }
    >
      <ListPage<Risk, Filter>
        title={title}
        list={list}
        rows={risks}
        search={t('register.search')}
        views={<Views list={list} />}
        filters={<Filters list={list} />}
        exportsPage={false}
        tools={<ExportRisks name={title} request={request} total={risks.data?.total ?? 0} />}
        columns={useColumns(request.view)}
        sort={{ column: request.sort, order: request.order }}
        empty={{ title: t('register.empty'), hint: t('register.empty.hint') }}
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

/** What is open by its day, the earliest first; what is closed by when, the latest first. */
function sortOf({ sort, order, filters }: RegisterAddress) {
  const closed = filters.view === 'verified';
  const chosen = sorts.find((one) => one === sort);
  if (chosen !== undefined) return { sort: chosen, order };
  return closed ? { sort: 'verifiedAt' as const, order: 'desc' as const } : { sort: 'dueDay' as const, order };
}

function Views({ list }: { readonly list: RegisterAddress }) {
  const t = useT(registerMessages);
  const { view, ...narrowing } = requestOf(list);
  const { data: counts } = useQuery({ ...ask('risk.counts', narrowing), placeholderData: keepPreviousData });
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
  const common = useT(commonMessages);
  const field = useT(riskMessages);
  const { role } = useAccount();
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
      {role !== 'customer' && (
        <CustomerFilter
          label={common('common.customer')}
          any={common('common.customer')}
          value={list.filters.customerId}
          onChange={(customerId) => list.setFilters({ customerId })}
        />
      )}
      <DayRange
        label={t('register.found')}
        named
        from={{
          label: t('register.foundFrom'),
          value: list.filters.foundFrom,
          onChange: (foundFrom) => list.setFilters({ foundFrom }),
        }}
        to={{
          label: t('register.foundTo'),
          value: list.filters.foundTo,
          onChange: (foundTo) => list.setFilters({ foundTo }),
        }}
      />
    </>
  );
}

/** Open ones are old at this age: the register says so in colour. */
const oldAfterDays = 30;

function useColumns(view: RiskView): readonly ListColumn<Risk>[] {
  const t = useT(registerMessages);
  const common = useT(commonMessages);
  const field = useT(riskMessages);
  const format = useFormat();
  const { addressOf } = useOpenOne(path, 'risk');
  const due = useDue();
  const isOwn = useAccount().role === 'customer';
  const { ageOf, lateBy } = useRiskDays();
  const isOld = (risk: Risk) => risk.verifiedAt === null && ageOf(risk) > oldAfterDays;
  const dueColumn: ListColumn<Risk> = {
    id: 'dueDay',
    header: field('risk.dueDay'),
    sortable: true,
    cell: (risk) => <Text tone={lateBy(risk) === null ? undefined : 'danger'}>{due(risk)}</Text>,
    text: due,
    card: 'fact',
  };
  const verifiedColumn: ListColumn<Risk> = {
    id: 'verifiedAt',
    header: t('register.verified'),
    sortable: true,
    text: verificationOf,
    card: 'fact',
  };
  return [
    {
      id: 'description',
      header: field('risk.description'),
      opens: true,
      cell: ({ id, severity, description }) => (
        <Link to={addressOf(id)}>
          <Badge tone={riskSeverityTones[severity]}>{riskSeverityWords[severity][language]}</Badge> {description}
        </Link>
      ),
      text: ({ description }) => description,
      card: 'lead',
    },
    isOwn
      ? { id: 'place', header: field('risk.location'), from: 'medium', text: ({ location }) => location, card: 'title' }
      : {
          id: 'place',
          header: t('register.place'),
          from: 'medium',
          cell: ({ customerName, location }) => (
            <>
              {customerName} <Text tone="muted">{location}</Text>
            </>
          ),
          text: ({ customerName, location }) => format.parts([customerName, location]),
          card: 'title',
        },
    { id: 'owner', header: field('risk.owner'), text: ownerOf, card: 'line' },
    {
      id: 'proof',
      header: t('register.proof'),
      from: 'widest',
      text: ({ treatmentPhotos, treatment }) => proofOf(treatmentPhotos.length, treatment !== ''),
      card: null,
    },
    view === 'verified' ? verifiedColumn : dueColumn,
    {
      id: 'foundAt',
      header: t(view === 'verified' ? 'register.took' : 'register.age'),
      sortable: true,
      cell: (risk) => (
        <Text tone={isOld(risk) ? 'warning' : undefined}>{t('register.days', { count: ageOf(risk) })}</Text>
      ),
      text: (risk) => t('register.days', { count: ageOf(risk) }),
      card: 'fact',
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: (risk) => <RiskStateDot risk={risk} />,
      text: riskStateOf,
      card: 'state',
    },
  ];

  function ownerOf({ assignedTo, owner }: Risk): string {
    return format.parts([field(`risk.assignedTo.${assignedTo}`), owner]);
  }

  function proofOf(photos: number, told: boolean): string {
    if (photos > 0) return t('register.photos', { count: photos });
    return told ? t('register.told') : '';
  }

  function verificationOf({ verifiedAt, verifiedBy }: Risk): string {
    return verifiedAt === null ? '' : format.parts([format.day(verifiedAt), verifiedBy ?? '']);
  }
}

/** The day it is due, and by how many days that is past. */
function useDue(): (risk: Risk) => string {
  const t = useT(registerMessages);
  const { day, parts } = useFormat();
  const { lateBy } = useRiskDays();
  return (risk) => {
    if (risk.dueDay === null) return t('register.noDue');
    const late = lateBy(risk);
    return parts([day(risk.dueDay), late === null ? '' : t('register.late', { count: late })]);
  };
}

interface OpenedRiskProps {
  readonly id: string;
  /** As the list has it. */
  readonly listed: Risk | undefined;
  readonly onAct: (act: RiskAct) => void;
  readonly onClose: () => void;
}

/** The risk that the address names: a link to it leads there whatever page or look of the list it is on. */
function OpenedRisk({ id, listed, onAct, onClose }: OpenedRiskProps) {
  const t = useT(registerMessages);
  const asked = useQuery({ ...ask('risk.details', { id }), enabled: listed === undefined });
  const risk = listed ?? asked.data;
  return (
    <SidePanel title={risk?.customerName ?? t('register.one')} note={risk?.location} onClose={onClose}>
      {risk && <RiskDetails risk={risk} onAct={onAct} />}
      {!risk && asked.error && <FailureState error={asked.error} onRetry={() => void asked.refetch()} />}
      {!risk && !asked.error && <LoadingState label={t('register.one')} />}
    </SidePanel>
  );
}

function RiskDetails({ risk, onAct }: { readonly risk: Risk; readonly onAct: (act: RiskAct) => void }) {
  const t = useT(registerMessages);
  return (
    <Stack>
      <Stack as="ul">
        <RiskItem risk={risk} readOnly={false} onOpen={onAct} />
      </Stack>
      <PlanSpot risk={risk} />
      <OpenLink to="/servicePage/detail" query={{ id: risk.taskId, tab: 'risks' }}>
        {t('register.service', { number: risk.taskNumber })}
      </OpenLink>
    </Stack>
  );
}
