import { useQuery } from '@tanstack/react-query';
import { type CustomerSummary, clientTypes } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  LoadingState,
  type MenuItem,
  plusIcon,
  Row,
  Segmented,
  Select,
  Stack,
  Text,
  useFormat,
} from 'pest-ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { type Address, address, Link, useNavigate, useOpenAddress, usePageQuery } from '../../base/links';
import { Can, useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { siteParameter } from '../../kit/choices/usePlanChoice';
import { ClearFilters, isFiltered } from '../../kit/list/ClearFilters';
import { CountLink } from '../../kit/list/CountLink';
import { ListSearch } from '../../kit/list/ListSearch';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { NoMatch } from '../../kit/list/NoMatch';
import { pagedRows } from '../../kit/list/paged-rows';
import { PageHead } from '../../kit/page/PageHead';
import { BindCustomerDialog } from './BindCustomerDialog';
import { customerMessages } from './customer.messages';
import { customerListQuery, customerPlacesQuery } from './customer.queries';
import { withLoginParameter } from './customer-form';
import { type CustomerFilter, customerFilters, customerRequest } from './customer-request';
import { ExportCustomers } from './ExportCustomers';
import { LoginAccountDialog } from './LoginAccountDialog';
import { RemoveCustomerDialog } from './RemoveCustomerDialog';
import { WaitingCustomers } from './WaitingCustomers';

// Fetched when it is opened.
const ImportCustomers = lazy(() => import('./import/ImportCustomers'));
const CustomerMap = lazy(() => import('./map/CustomerMap'));

/** The company's customers. */
export function CustomerListScreen() {
  const t = useT(customerMessages);
  const navigate = useNavigate();
  const list = useListAddress(customerFilters);
  const [query, setQuery] = usePageQuery<'/customer/list'>();
  const asMap = query.get('view') === 'map';
  const customers = useQuery({ ...customerListQuery(customerRequest(list)), enabled: !asMap });
  const places = useQuery({ ...customerPlacesQuery(narrowingOf(list)), enabled: asMap });
  const clientType = clientTypes.find((type) => type === list.filters.clientType);
  const columns = useColumns();
  const [binding, setBinding] = useState(false);
  const [importing, setImporting] = useState(false);
  const [account, setAccount] = useState<CustomerSummary | null>(null);
  const [removing, setRemoving] = useState<CustomerSummary | null>(null);
  const search = <ListSearch list={list} label={t('customer.list.search')} />;
  const views = (
    <Segmented
      label={t('customer.view')}
      value={asMap ? 'map' : 'list'}
      options={(['list', 'map'] as const).map((value) => ({ value, label: t(`customer.view.${value}`) }))}
      onChange={(next) => setQuery((current) => viewed(current, next), { replace: true })}
    />
  );
  const actionsOf = useActions({ onAccount: setAccount, onRemove: setRemoving });
  return (
    <>
      <PageHead title={t('customer.list.title')} />
      <Can right={rights.customerAddFriend}>
        <WaitingCustomers listFailed={(asMap ? places : customers).error !== null} />
      </Can>
      {asMap ? (
        <Stack>
          <Row>
            {search}
            {views}
            <Narrowing>
              <Filters list={list} />
            </Narrowing>
          </Row>
          <Suspense fallback={<LoadingState />}>
            <CustomerMap request={narrowingOf(list)} filtered={isFiltered(list)} />
          </Suspense>
        </Stack>
      ) : (
        <DataTable
          label={t('customer.list.title')}
          search={search}
          views={views}
          filters={<Filters list={list} />}
          exportsPage={false}
          tools={
            <>
              <ExportCustomers request={customerRequest(list)} total={customers.data?.total ?? 0} />
              <Can right={rights.customerAdd}>
                <Button onClick={() => setImporting(true)}>{t('customer.import')}</Button>
              </Can>
              <Can right={rights.customerAddFriend}>
                <Button onClick={() => setBinding(true)}>{t('customer.bind')}</Button>
              </Can>
              <Can right={rights.customerCreate}>
                <Button onClick={() => navigate(address('/createCustomer', { [withLoginParameter]: 'new' }))}>
                  {t('customer.create')}
                </Button>
              </Can>
            </>
          }
          action={
            <Can right={rights.customerAdd}>
              <Button variant="primary" onClick={() => navigate('/createCustomer')}>
                <Icon path={plusIcon} size={16} />
                {t('customer.add')}
              </Button>
            </Can>
          }
          columns={columns}
          rowKey={({ id }) => id}
          card={(customer) => <CustomerCard customer={customer} />}
          rowActions={actionsOf}
          rowActionsLabel={({ name }) => t('customer.actions', { name })}
          {...(list.sort !== undefined && { sort: { column: list.sort, order: list.order } })}
          onSortChange={({ column, order }) => list.setSort(column, order)}
          {...pagedRows(list, customers)}
          empty={
            isFiltered(list) ? (
              <NoMatch
                list={list}
                title={t('customer.list.noMatch')}
                chosen={[clientType && t(`customer.type.${clientType}`)]}
              />
            ) : (
              <EmptyState title={t('customer.list.empty')} hint={t('customer.list.empty.hint')} />
            )
          }
        />
      )}
      <Suspense>{importing && <ImportCustomers onClose={() => setImporting(false)} />}</Suspense>
      {binding && <BindCustomerDialog onClose={() => setBinding(false)} />}
      {account && <LoginAccountDialog customer={account} onClose={() => setAccount(null)} />}
      {removing && <RemoveCustomerDialog customer={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function viewed(query: URLSearchParams, view: 'list' | 'map'): URLSearchParams {
  const next = new URLSearchParams(query);
  if (view === 'map') next.set('view', view);
  else next.delete('view');
  return next;
}

function narrowingOf(list: ListAddress<CustomerFilter>) {
  const { search, clientType } = customerRequest(list);
  return { search, clientType };
}

function Filters({ list }: { readonly list: ListAddress<CustomerFilter> }) {
  const t = useT(customerMessages);
  return (
    <>
      <Select
        aria-label={t('customer.type')}
        value={list.filters.clientType ?? ''}
        options={clientTypes.map((type) => ({ value: type, label: t(`customer.type.${type}`) }))}
        placeholder={t('customer.type.any')}
        onChange={(clientType) => list.setFilters({ clientType })}
      />
      <ClearFilters list={list} />
    </>
  );
}

function useColumns(): readonly DataTableColumn<CustomerSummary>[] {
  const t = useT(customerMessages);
  const { day } = useFormat();
  const { today } = useSiteTime();
  const addressOf = useOpenAddress();
  const counted = (count: number, to: Address | undefined) => <CountLink count={count} to={to} />;
  return [
    {
      id: 'name',
      header: t('customer.name'),
      sortable: true,
      opens: true,
      cell: ({ id, name }) => <Link to={address('/detailCustomer', { id })}>{name}</Link>,
      text: ({ name }) => name,
    },
    {
      id: 'clientType',
      header: t('customer.type'),
      from: 'medium',
      cell: ({ clientType }) => t(`customer.type.${clientType}`),
      text: ({ clientType }) => t(`customer.type.${clientType}`),
    },
    {
      id: 'nextServiceDay',
      header: t('customer.nextService'),
      sortable: true,
      cell: ({ id, nextServiceDay }) => (
        <Visit
          day={nextServiceDay}
          late={nextServiceDay !== null && nextServiceDay < today()}
          to={addressOf('/servicePage/undoneList', { customerId: id })}
        />
      ),
      text: ({ nextServiceDay }) => nextServiceDay ?? '',
    },
    {
      id: 'lastServiceDay',
      header: t('customer.lastService'),
      sortable: true,
      from: 'medium',
      cell: ({ id, lastServiceDay }) => (
        <Visit day={lastServiceDay} to={addressOf('/servicePage/completedList', { customerId: id })} />
      ),
      text: ({ lastServiceDay }) => lastServiceDay ?? '',
    },
    {
      id: 'openRiskCount',
      header: t('customer.openRisks'),
      align: 'end',
      sortable: true,
      cell: ({ id, openRiskCount }) => counted(openRiskCount, addressOf('/servicePage/riskList', { customerId: id })),
      text: ({ openRiskCount }) => String(openRiskCount),
    },
    {
      id: 'region',
      header: t('customer.region'),
      from: 'wide',
      cell: ({ region }) => region,
      text: ({ region }) => region,
    },
    {
      id: 'contact',
      header: t('customer.contactName'),
      cell: ({ contactName, phone }) => [contactName, phone].filter(Boolean).join(' '),
      text: ({ contactName, phone }) => [contactName, phone].filter(Boolean).join(' '),
    },
    {
      id: 'floorPlanCount',
      header: t('customer.floorPlans'),
      align: 'end',
      from: 'wide',
      cell: ({ id, floorPlanCount }) => counted(floorPlanCount, addressOf('/imgCustomer', { [siteParameter]: id })),
    },
    {
      id: 'deviceCount',
      header: t('customer.devices'),
      align: 'end',
      sortable: true,
      cell: ({ id, deviceCount }) => counted(deviceCount, addressOf('/detailCustomer', { id, tab: 'devices' })),
      text: ({ deviceCount }) => String(deviceCount),
    },
    {
      id: 'workshopCount',
      header: t('customer.workshops'),
      align: 'end',
      from: 'wide',
      cell: ({ id, workshopCount }) => counted(workshopCount, addressOf('/workshop', { [siteParameter]: id })),
    },
    {
      id: 'registeredAt',
      header: t('customer.registeredAt'),
      sortable: true,
      from: 'widest',
      cell: ({ registeredAt }) => day(registeredAt),
      text: ({ registeredAt }) => day(registeredAt),
    },
  ];
}

/** A day of a service, which leads to the services there; one that has passed while its service waits stands out. */
function Visit({
  day,
  to,
  late,
}: {
  readonly day: string | null;
  readonly to: Address | undefined;
  readonly late?: boolean;
}) {
  const t = useT(customerMessages);
  const format = useFormat();
  if (day === null) return <Text tone="muted">{t('customer.noService')}</Text>;
  const words = format.day(day);
  const shown = late ? <Badge tone="warning">{t('customer.visit.late', { day: words })}</Badge> : words;
  return to === undefined ? shown : <Link to={to}>{shown}</Link>;
}

/** A customer on a phone. */
function CustomerCard({ customer }: { readonly customer: CustomerSummary }) {
  const t = useT(customerMessages);
  const format = useFormat();
  const { id, name, clientType, region, contactName, phone } = customer;
  const { deviceCount, openRiskCount, nextServiceDay } = customer;
  return (
    <JobCard
      lead={<Link to={address('/detailCustomer', { id })}>{name}</Link>}
      title={format.parts([t(`customer.type.${clientType}`), region])}
      lines={[
        format.parts([contactName, phone]),
        format.parts([
          nextServiceDay === null ? '' : t('customer.card.next', { day: format.day(nextServiceDay) }),
          t('customer.card.devices', { count: deviceCount }),
          openRiskCount === 0 ? '' : t('customer.card.risks', { count: openRiskCount }),
        ]),
      ]}
    />
  );
}

interface ListActs {
  readonly onAccount: (customer: CustomerSummary) => void;
  readonly onRemove: (customer: CustomerSummary) => void;
}

/** What can be done with a customer from the list, as far as the account may. */
function useActions({ onAccount, onRemove }: ListActs): (customer: CustomerSummary) => readonly MenuItem[] {
  const t = useT(customerMessages);
  const can = useCan();
  const navigate = useNavigate();
  const addressOf = useOpenAddress();
  const go = (label: string, to: Address | undefined): MenuItem[] =>
    to === undefined ? [] : [{ label, onSelect: () => navigate(to) }];
  return (customer) => {
    const site = { [siteParameter]: customer.id };
    return [
      ...go(t('customer.details'), addressOf('/detailCustomer', { id: customer.id })),
      ...go(t('customer.plans'), addressOf('/imgCustomer', site)),
      ...go(t('customer.heat'), addressOf('/imgHeat', site)),
      ...go(t('customer.workshops'), addressOf('/workshop', site)),
      ...(can(rights.customerUpdate)
        ? [
            ...go(t('customer.edit'), addressOf('/createCustomer', { id: customer.id })),
            { label: t('customer.login.create'), onSelect: () => onAccount(customer) },
          ]
        : []),
      ...(can(rights.customerRemove)
        ? [{ label: t('customer.remove'), danger: true, onSelect: () => onRemove(customer) }]
        : []),
    ];
  };
}

/** As wide as what can be chosen. */
const Narrowing = styled.div`
  display: flex;
  align-items: center;

  select {
    width: auto;
  }
`;
