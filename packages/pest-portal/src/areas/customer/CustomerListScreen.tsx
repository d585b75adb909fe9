import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CustomerSummary, clientTypes, formatPhone } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, fetched, LoadingState, Segmented, Select, Stack, StatusDot, Text, Toolbar, useFormat } from 'pest-ui';
import { Suspense } from 'react';
import { ask, askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { type Address, address, Link, useNavigate, useOpenAddress, usePageQuery } from '../../base/links';
import { Can, useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { siteParameter } from '../../kit/choices/usePlanChoice';
import { CallDialog } from '../../kit/form/CallDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { ClearFilters, isFiltered } from '../../kit/list/ClearFilters';
import { CountLink } from '../../kit/list/CountLink';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { ListSearch } from '../../kit/list/ListSearch';
import { type RowActOf, useListActs } from '../../kit/list/list-acts';
import { type ListAddress, useListAddress } from '../../kit/list/list-address';
import { PageHead } from '../../kit/page/PageHead';
import { BindCustomerDialog } from './BindCustomerDialog';
import { customerMessages } from './customer.messages';
import { withLoginParameter } from './customer-form';
import { type CustomerFilter, customerFilters, customerRequest } from './customer-request';
import { ExportCustomers, type ExportCustomersProps } from './ExportCustomers';
import { LoginAccountDialog } from './LoginAccountDialog';
import { WaitingCustomers } from './WaitingCustomers';

// Fetched when it is opened.
const ImportCustomers = fetched(() => import('./import/ImportCustomers'), 'default');
const CustomerMap = fetched(() => import('./map/CustomerMap'), 'default');

/** The company's customers. */
export function CustomerListScreen() {
  const t = useT(customerMessages);
  const list = useListAddress(customerFilters);
  const [query, setQuery] = usePageQuery<'/customer/list'>();
  const asMap = query.get('view') === 'map';
  const customers = useQuery({ ...askList('customer.list', customerRequest(list)), enabled: !asMap });
  const places = useQuery({
    ...ask('customer.places', narrowingOf(list)),
    placeholderData: keepPreviousData,
    enabled: asMap,
  });
  const clientType = clientTypes.find((type) => type === list.filters.clientType);
  const columns = useColumns();
  const acts = useCustomerActs();
  const views = (
    <Segmented
      label={t('customer.view')}
      value={asMap ? 'map' : 'list'}
      options={(['list', 'map'] as const).map((value) => ({ value, label: t(`customer.view.${value}`) }))}
      onChange={(next) => setQuery((current) => viewed(current, next), { replace: true })}
    />
  );
  return (
    <>
      <PageHead title={t('customer.list.title')} />
      <Can right={rights.customerAddFriend}>
        <WaitingCustomers listFailed={(asMap ? places : customers).error !== null} />
      </Can>
      {asMap ? (
        <Stack>
          <Toolbar
            search={<ListSearch list={list} label={t('customer.list.search')} />}
            views={views}
            filters={
              <>
                <Filters list={list} />
                <ClearFilters list={list} />
              </>
            }
          />
          <Suspense fallback={<LoadingState shape="plate" />}>
            <CustomerMap request={narrowingOf(list)} filtered={isFiltered(list)} />
          </Suspense>
        </Stack>
      ) : (
        <ListPage<CustomerSummary, CustomerFilter>
          title={t('customer.list.title')}
          head={null}
          list={list}
          rows={customers}
          search={t('customer.list.search')}
          views={views}
          filters={<Filters list={list} />}
          exportsPage={false}
          tools={<Tools request={customerRequest(list)} total={customers.data?.total ?? 0} />}
          acts={acts}
          columns={columns}
          chosen={[clientType && t(`customer.type.${clientType}`)]}
          empty={{ title: t('customer.list.empty'), hint: t('customer.list.empty.hint') }}
        />
      )}
    </>
  );
}

function Tools(asked: ExportCustomersProps) {
  const t = useT(customerMessages);
  const navigate = useNavigate();
  const can = useCan();
  return (
    <>
      <ExportCustomers {...asked} />
      <Can right={rights.customerAdd}>
        <DialogButton dialog={(onClose) => <ImportCustomers onClose={onClose} />}>{t('customer.import')}</DialogButton>
      </Can>
      <Can right={rights.customerAddFriend}>
        <DialogButton dialog={(onClose) => <BindCustomerDialog onClose={onClose} />}>{t('customer.bind')}</DialogButton>
      </Can>
      {/* Who may do both asks for the login in the form. */}
      {can(rights.customerCreate) && !can(rights.customerAdd) && (
        <Button onClick={() => navigate(address('/createCustomer', { [withLoginParameter]: 'new' }))}>
          {t('customer.create')}
        </Button>
      )}
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
    <Select
      aria-label={t('customer.type')}
      value={list.filters.clientType ?? ''}
      options={clientTypes.map((type) => ({ value: type, label: t(`customer.type.${type}`) }))}
      placeholder={t('customer.type.any')}
      onChange={(clientType) => list.setFilters({ clientType })}
    />
  );
}

function useColumns(): readonly ListColumn<CustomerSummary>[] {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const { today } = useSiteTime();
  const addressOf = useOpenAddress();
  const isLate = (day: string | null) => day !== null && day < today();
  const counted = (count: number, to: Address | undefined) => <CountLink count={count} to={to} />;
  return [
    {
      id: 'name',
      header: t('customer.name'),
      sortable: true,
      opens: true,
      cell: ({ id, name }) => <Link to={address('/detailCustomer', { id })}>{name}</Link>,
      text: ({ name }) => name,
      card: 'lead',
    },
    {
      id: 'clientType',
      header: t('customer.type'),
      from: 'medium',
      text: ({ clientType }) => t(`customer.type.${clientType}`),
      card: 'title',
    },
    {
      id: 'nextServiceDay',
      header: t('customer.nextService'),
      sortable: true,
      cell: ({ id, nextServiceDay }) => (
        <Visit
          day={nextServiceDay}
          late={isLate(nextServiceDay)}
          to={addressOf('/servicePage/undoneList', { customerId: id })}
        />
      ),
      text: ({ nextServiceDay }) => {
        if (nextServiceDay === null) return '';
        const day = format.day(nextServiceDay);
        return isLate(nextServiceDay) ? t('customer.visit.late', { day }) : day;
      },
      card: 'fact',
    },
    {
      id: 'lastServiceDay',
      header: t('customer.lastService'),
      sortable: true,
      from: 'medium',
      cell: ({ id, lastServiceDay }) => (
        <Visit day={lastServiceDay} to={addressOf('/servicePage/completedList', { customerId: id })} />
      ),
      text: ({ lastServiceDay }) => (lastServiceDay === null ? '' : format.day(lastServiceDay)),
      card: null,
    },
    {
      id: 'openRiskCount',
      header: t('customer.openRisks'),
      align: 'end',
      sortable: true,
      cell: ({ id, openRiskCount }) => counted(openRiskCount, addressOf('/servicePage/riskList', { customerId: id })),
      text: ({ openRiskCount }) => (openRiskCount === 0 ? '' : String(openRiskCount)),
      card: 'fact',
    },
    {
      id: 'region',
      header: t('customer.region'),
      from: 'wide',
      text: ({ region }) => region,
      card: 'title',
    },
    {
      id: 'contact',
      header: t('customer.contactName'),
      text: ({ contactName, phone }) => [contactName, formatPhone(phone)].filter(Boolean).join(' '),
      card: 'line',
    },
    {
      id: 'floorPlanCount',
      header: t('customer.floorPlans'),
      align: 'end',
      from: 'wide',
      cell: ({ id, floorPlanCount }) => counted(floorPlanCount, addressOf('/imgCustomer', { [siteParameter]: id })),
      text: ({ floorPlanCount }) => String(floorPlanCount),
      card: null,
    },
    {
      id: 'deviceCount',
      header: common('common.devices'),
      align: 'end',
      sortable: true,
      cell: ({ id, deviceCount }) => counted(deviceCount, addressOf('/detailCustomer', { id, tab: 'devices' })),
      text: ({ deviceCount }) => String(deviceCount),
      card: 'fact',
    },
    {
      id: 'workshopCount',
      header: t('customer.workshops'),
      align: 'end',
      from: 'wide',
      cell: ({ id, workshopCount }) => counted(workshopCount, addressOf('/workshop', { [siteParameter]: id })),
      text: ({ workshopCount }) => String(workshopCount),
      card: null,
    },
    {
      id: 'registeredAt',
      header: t('customer.registeredAt'),
      sortable: true,
      from: 'widest',
      text: ({ registeredAt }) => format.day(registeredAt),
      card: null,
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
  const shown = late ? <StatusDot tone="warning">{t('customer.visit.late', { day: words })}</StatusDot> : words;
  return to === undefined ? shown : <Link to={to}>{shown}</Link>;
}

/** What can be done with a customer from the list, as far as the account may. */
function useCustomerActs() {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const navigate = useNavigate();
  const addressOf = useOpenAddress();
  const go = (label: string, to: (customer: CustomerSummary) => Address | undefined): RowActOf<CustomerSummary> => ({
    right: null,
    label,
    where: (customer) => to(customer) !== undefined,
    onSelect: (customer) => navigate(to(customer) ?? '/customer/list'),
  });
  return useListActs<CustomerSummary>(
    { right: rights.customerAdd, label: t('customer.add'), onSelect: () => navigate('/createCustomer') },
    [
      go(t('customer.details'), ({ id }) => addressOf('/detailCustomer', { id })),
      go(t('customer.plans'), ({ id }) => addressOf('/imgCustomer', { [siteParameter]: id })),
      go(t('customer.heat'), ({ id }) => addressOf('/imgHeat', { [siteParameter]: id })),
      go(t('customer.workshops'), ({ id }) => addressOf('/workshop', { [siteParameter]: id })),
      { ...go(common('common.edit'), ({ id }) => addressOf('/createCustomer', { id })), right: rights.customerUpdate },
      {
        right: rights.customerUpdate,
        label: t('customer.login.create'),
        dialog: (customer, onClose) => <LoginAccountDialog customer={customer} onClose={onClose} />,
      },
      {
        right: rights.customerRemove,
        label: t('customer.remove'),
        danger: true,
        dialog: ({ id, name }, onClose) => (
          <CallDialog
            call="customer.remove"
            request={{ id }}
            tone="danger"
            title={t('customer.remove.title', { name })}
            body={t('customer.remove.text')}
            confirmLabel={t('customer.remove.confirm')}
            done={t('customer.removed', { name })}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}
