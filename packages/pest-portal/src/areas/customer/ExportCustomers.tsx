import type { CustomerSummary, RequestInput } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { ExportMenu } from '../../kit/import/ExportMenu';
import { customerMessages } from './customer.messages';

export interface ExportCustomersProps {
  /** The list as it stands. */
  readonly request: RequestInput<'customer.list'>;
  readonly total: number;
}

/** The customers of the list as a file. */
export function ExportCustomers({ request, total }: ExportCustomersProps) {
  const t = useT(customerMessages);
  const common = useT(commonMessages);
  const { day } = useFormat();
  const { page: _page, limit: _limit, ...filter } = request;
  return (
    <ExportMenu<CustomerSummary>
      name={t('customer.list.title')}
      total={total}
      rows={(signal) => client.customer.list.all(filter, { signal })}
      columns={[
        { head: t('customer.name'), text: ({ name }) => name },
        { head: t('customer.creditCode'), text: ({ creditCode }) => creditCode },
        { head: t('customer.type'), text: ({ clientType }) => t(`customer.type.${clientType}`) },
        { head: t('customer.region'), text: ({ region }) => region },
        { head: t('customer.address'), text: ({ address }) => address },
        { head: t('customer.contactName'), text: ({ contactName }) => contactName },
        { head: t('customer.phone'), text: ({ phone }) => phone },
        { head: t('customer.nextService'), day: ({ nextServiceDay }) => nextServiceDay },
        { head: t('customer.lastService'), day: ({ lastServiceDay }) => lastServiceDay },
        { head: t('customer.openRisks'), number: ({ openRiskCount }) => openRiskCount },
        { head: t('customer.floorPlans'), number: ({ floorPlanCount }) => floorPlanCount },
        { head: common('common.devices'), number: ({ deviceCount }) => deviceCount },
        { head: t('customer.workshops'), number: ({ workshopCount }) => workshopCount },
        { head: t('customer.registeredAt'), day: ({ registeredAt }) => day(registeredAt) },
      ]}
    />
  );
}
