import { useQuery } from '@tanstack/react-query';
import { type PlatformOrder, productName } from 'pest-sdk';
import { Segmented, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { useMoney } from '../../kit/page/useMoney';
import { OrderStateDot } from '../order/state/OrderStateDot';
import { orderStateMessages } from '../order/state/order-state.messages';
import { ConfirmTransferDialog } from './ConfirmTransferDialog';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import { platformMessages } from './platform.messages';

const views = ['transfers', 'invoices', 'all'] as const;

/** Transfers whose money is looked for, invoices that are asked for, and all orders. */
export function OrdersTab() {
  const t = useT(platformMessages);
  const list = useListAddress(['search']);
  // Which orders are shown is no filter: none of them is empty in a way of its own, and nothing is cleared.
  const shown = useListAddress(['show']);
  const show = views.find((view) => view === shown.filters.show) ?? 'transfers';
  const { page, limit } = list;
  return (
    <ListPage
      title={t('platform.tab.orders')}
      head={null}
      list={list}
      rows={useQuery(askList('platform.orders', { page, limit, show, search: list.filters.search }))}
      search={t('platform.search.orders')}
      views={
        <Segmented
          label={t('platform.orders.show')}
          value={show}
          options={views.map((value) => ({ value, label: t(`platform.orders.${value}`) }))}
          onChange={(next) => shown.setFilters({ show: next })}
        />
      }
      acts={useOrderActs()}
      columns={useColumns()}
      empty={{ title: t(`platform.empty.${show}`) }}
    />
  );
}

function useOrderActs() {
  const t = useT(platformMessages);
  return useListActs<PlatformOrder>(null, [
    {
      right: null,
      label: t('platform.orders.confirm'),
      due: ({ number }) => t('platform.orders.confirm.of', { number }),
      where: ({ state, method }) => state === 'pendingPayment' && method === 'bank',
      dialog: (order, onClose) => <ConfirmTransferDialog order={order} onClose={onClose} />,
    },
    {
      right: null,
      label: t('platform.orders.issue'),
      due: ({ number }) => t('platform.orders.issue.of', { number }),
      where: ({ state, invoice }) => state !== 'pendingPayment' && invoice !== null && invoice.issuedAt === null,
      dialog: (order, onClose) => <IssueInvoiceDialog order={order} onClose={onClose} />,
    },
  ]);
}

function useColumns(): readonly ListColumn<PlatformOrder>[] {
  const t = useT(platformMessages);
  const state = useT(orderStateMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const money = useMoney();
  return [
    { id: 'number', header: t('platform.orders.number'), text: ({ number }) => number, card: 'line' },
    { id: 'company', header: t('platform.company'), text: ({ companyName }) => companyName, card: 'title' },
    {
      id: 'product',
      header: t('platform.orders.product'),
      text: ({ product, years }) => t('platform.orders.line', { product: productName(product, language), years }),
      card: 'line',
    },
    {
      id: 'amount',
      header: t('platform.orders.amount'),
      text: ({ amountCents }) => money(amountCents),
      card: 'lead',
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: ({ state }) => <OrderStateDot state={state} />,
      text: (order) => state(`order.state.${order.state}`),
      card: 'state',
    },
    {
      id: 'createdAt',
      header: t('platform.orders.createdAt'),
      from: 'wide',
      text: ({ createdAt }) => format.dateTime(createdAt),
      card: 'line',
    },
  ];
}
