import { Tabs } from 'pest-ui';
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
  return (
    <>
      <PageHead title={t('platform.title')} />
      <Tabs
        label={t('platform.title')}
        value={tab}
        // Another list: page and filters of this one mean nothing there.
        onChange={(next) => setQuery({ tab: next }, { replace: true })}
        tabs={tabs.map((value) => ({ value, label: t(`platform.tab.${value}`) }))}
      >
        <Screen />
      </Tabs>
    </>
  );
}
