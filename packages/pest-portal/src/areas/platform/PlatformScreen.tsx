import { limits } from 'pest-sdk';
import { Tabs, Text, useFormat } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { usePageQuery } from '../../base/links';
import { PageHead } from '../../kit/page/PageHead';
import { AuditTab } from './AuditTab';
import { CompaniesTab } from './CompaniesTab';
import { ContactsTab } from './ContactsTab';
import { CustomersTab } from './CustomersTab';
import { OperationsTab } from './OperationsTab';
import { OrdersTab } from './OrdersTab';
import { OutboxTab } from './OutboxTab';
import { PaymentAlarmsTab } from './PaymentAlarmsTab';
import { platformMessages } from './platform.messages';

const tabs = ['companies', 'customers', 'contacts', 'orders', 'alarms', 'outbox', 'operations', 'audit'] as const;
type Tab = (typeof tabs)[number];

const screens = {
  companies: CompaniesTab,
  customers: CustomersTab,
  contacts: ContactsTab,
  orders: OrdersTab,
  alarms: PaymentAlarmsTab,
  outbox: OutboxTab,
  operations: OperationsTab,
  audit: AuditTab,
} as const satisfies Record<Tab, () => unknown>;

/** `/admin`: what the company that runs the installation looks after. */
export function PlatformScreen() {
  const t = useT(platformMessages);
  const [query, setQuery] = usePageQuery<'/admin'>();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'companies';
  const Screen = screens[tab];
  const waiting = useWaiting();
  return (
    <>
      <PageHead title={t('platform.title')} />
      <Tabs
        label={t('platform.title')}
        value={tab}
        // Another list: page and filters of this one mean nothing there.
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
        tabs={tabs.map((value) => ({ value, label: <TabName tab={value} count={waiting[value]} /> }))}
      >
        <Screen />
      </Tabs>
    </>
  );
}

function TabName({ tab, count = 0 }: { readonly tab: Tab; readonly count: number | undefined }) {
  const t = useT(platformMessages);
  const { number } = useFormat();
  return (
    <>
      {t(`platform.tab.${tab}`)} {count > 0 && <Text tone="muted">{number(count)}</Text>}
    </>
  );
}

/** How many wait for somebody behind each tab; mails that failed are kept, and wait for nobody. */
function useWaiting(): Readonly<Partial<Record<Tab, number | undefined>>> {
  const transfers = useCall('platform.orders', { ...shortest, show: 'transfers' }).data?.total;
  const invoices = useCall('platform.orders', { ...shortest, show: 'invoices' }).data?.total;
  return {
    companies: useCall('platform.companies', shortest).data?.total,
    customers: useCall('platform.customers', shortest).data?.total,
    contacts: useCall('platform.contactMessages', shortest).data?.unread,
    orders: transfers === undefined || invoices === undefined ? undefined : transfers + invoices,
    alarms: useCall('platform.paymentAlarms', shortest).data?.unsettled,
  };
}

/** Only the counts are read. */
const shortest = { limit: limits.pageSizes[0] };
