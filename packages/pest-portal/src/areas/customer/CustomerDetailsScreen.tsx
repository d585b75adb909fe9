import { useQuery } from '@tanstack/react-query';
import { type CustomerDetails, joinAddress } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Tabs } from 'pest-ui';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { usePageQuery } from '../../base/links';
import { rightTo } from '../../base/pages';
import type { Right } from '../../base/roles';
import { useCan } from '../../base/session';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { SiteDevices } from '../device/site/SiteDevices';
import { SiteUse } from '../task/use/SiteUse';
import { ThresholdsTab } from '../threshold/ThresholdsTab';
import { CustomerOverview } from './CustomerOverview';
import { PlansTab, ReportsTab, RisksTab, ServicesTab, WorkshopsTab } from './CustomerTabs';
import { customerMessages } from './customer.messages';

const tabNames = [
  'overview',
  'devices',
  'plans',
  'workshops',
  'services',
  'use',
  'risks',
  'thresholds',
  'reports',
] as const;
type TabName = (typeof tabNames)[number];

/** Each tab with who may see it; an empty list is everybody who sees the page. */
const tabs: Readonly<Record<TabName, readonly Right[]>> = {
  overview: [],
  devices: [rightTo('/imgCustomer')],
  plans: [rightTo('/imgCustomer')],
  workshops: [rightTo('/workshop')],
  services: [rightTo('/servicePage/undoneList'), rightTo('/servicePage/completedList')],
  risks: [rightTo('/servicePage/undoneList'), rightTo('/servicePage/completedList')],
  use: [rights.inspectionSiteUse],
  thresholds: [rightTo('/detailCustomer')],
  reports: [rightTo('/servicePage/serverReport')],
};

/** One customer: who it is, and everything that hangs on it. */
export function CustomerDetailsScreen() {
  const t = useT(customerMessages);
  const can = useCan();
  const [query, setQuery] = usePageQuery<'/detailCustomer'>();
  const id = query.get('id') ?? '';
  const details = useQuery({ ...ask('customer.details', { id }), enabled: id !== '' });
  const open = tabNames.filter((name) => tabs[name].length === 0 || can(...tabs[name]));
  const tab = open.find((name) => name === query.get('tab')) ?? 'overview';
  if (!details.data) return <RecordState title={t('customer.details')} id={id} query={details} back="/customer/list" />;
  const customer = details.data;
  return (
    <>
      <PageHead title={customer.name} note={joinAddress(customer.region, customer.address)} />
      <Tabs
        label={customer.name}
        value={tab}
        tabs={open.map((name) => ({ value: name, label: t(`customer.tab.${name}`) }))}
        onChange={(next) => setQuery({ id, tab: next }, { replace: true })}
      >
        <TabPanel tab={tab} customer={customer} />
      </Tabs>
    </>
  );
}

function TabPanel({ tab, customer }: { readonly tab: TabName; readonly customer: CustomerDetails }) {
  switch (tab) {
    case 'overview':
      return <CustomerOverview customer={customer} />;
    case 'devices':
      return <SiteDevices site={customer} path="/detailCustomer" />;
    case 'plans':
      return <PlansTab customerId={customer.id} />;
    case 'workshops':
      return <WorkshopsTab customerId={customer.id} />;
    case 'services':
      return <ServicesTab customerId={customer.id} />;
    case 'use':
      return <SiteUse site={customer} />;
    case 'risks':
      return <RisksTab customerId={customer.id} />;
    case 'thresholds':
      return <ThresholdsTab customerId={customer.id} />;
    case 'reports':
      return <ReportsTab customerId={customer.id} />;
  }
}
