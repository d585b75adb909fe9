import { useQuery } from '@tanstack/react-query';
import { type PlatformOrder, productName } from 'pest-sdk';
import { DataTable, type DataTableColumn, EmptyState, JobCard, type JobCardAct, Segmented, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { isFiltered } from '../../kit/list/ClearFilters';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { useMoney } from '../../kit/page/useMoney';
import { ConfirmTransferDialog } from './ConfirmTransferDialog';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import { platformMessages } from './platform.messages';
import { platformOrdersQuery } from './platform.queries';

const views = ['transfers', 'invoices', 'all'] as const;

interface Opened {
  readonly act: 'confirm' | 'issue';
  readonly order: PlatformOrder;
}

/** Transfers whose money is looked for, invoices that are asked for, and all orders. */
export function OrdersTab() {
  const t = useT(platformMessages);
  const list = useListAddress(['search', 'show']);
  const { page, limit, filters } = list;
  const show = views.find((view) => view === filters.show) ?? 'transfers';
  const orders = useQuery(platformOrdersQuery({ page, limit, show, search: filters.search }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const rowAct = (order: PlatformOrder) => {
    const act = actOf(order);
    return (
      act && {
        label: t(`platform.orders.${act}`),
        name: t(`platform.orders.${act}.of`, { number: order.number }),
        onSelect: () => setOpened({ act, order }),
      }
    );
  };
  return (
    <>
      <DataTable
        label={t('platform.tab.orders')}
        search={<ListSearch list={list} label={t('platform.search.orders')} />}
        views={
          <Segmented
            label={t('platform.orders.show')}
            value={show}
            options={views.map((value) => ({ value, label: t(`platform.orders.${value}`) }))}
            onChange={(next) => list.setFilters({ show: next })}
          />
        }
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowAct={rowAct}
        card={(order) => <OrderCard order={order} act={rowAct(order)} />}
        {...pagedRows(list, orders)}
        empty={
          <EmptyState title={t(isFiltered(list) && filters.search ? 'platform.noMatch' : `platform.empty.${show}`)} />
        }
      />
      {opened?.act === 'confirm' && <ConfirmTransferDialog order={opened.order} onClose={close} />}
      {opened?.act === 'issue' && <IssueInvoiceDialog order={opened.order} onClose={close} />}
    </>
  );
}

/** An order on a phone. */
function OrderCard({ order, act }: { readonly order: PlatformOrder; readonly act: JobCardAct | null }) {
  const t = useT(platformMessages);
  const format = useFormat();
  const money = useMoney();
  const { number, companyName, amountCents, state, createdAt } = order;
  return (
    <JobCard
      lead={money(amountCents)}
      state={t(`platform.orders.state.${state}`)}
      title={companyName}
      lines={[useOrderLine()(order), number, format.dateTime(createdAt)]}
      act={act}
    />
  );
}

function useOrderLine(): (order: PlatformOrder) => string {
  const t = useT(platformMessages);
  return ({ product, years }) => t('platform.orders.line', { product: productName(product, language), years });
}

function actOf({ state, method, invoice }: PlatformOrder): Opened['act'] | null {
  if (state === 'pendingPayment') return method === 'bank' ? 'confirm' : null;
  return invoice && invoice.issuedAt === null ? 'issue' : null;
}

function useColumns(): readonly DataTableColumn<PlatformOrder>[] {
  const t = useT(platformMessages);
  const format = useFormat();
  const money = useMoney();
  const line = useOrderLine();
  return [
    { id: 'number', header: t('platform.orders.number'), cell: ({ number }) => number },
    { id: 'company', header: t('platform.company'), cell: ({ companyName }) => companyName },
    { id: 'product', header: t('platform.orders.product'), cell: line, text: line },
    { id: 'amount', header: t('platform.orders.amount'), cell: ({ amountCents }) => money(amountCents) },
    {
      id: 'state',
      header: t('platform.orders.state'),
      cell: ({ state }) => t(`platform.orders.state.${state}`),
      text: ({ state }) => t(`platform.orders.state.${state}`),
    },
    {
      id: 'createdAt',
      header: t('platform.orders.createdAt'),
      cell: ({ createdAt }) => format.dateTime(createdAt),
      from: 'wide',
    },
  ];
}
