import { useQuery } from '@tanstack/react-query';
import type { OrderRecord } from 'pest-sdk';
import { FailureState, Pagination, Skeleton, Text, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { askList, useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { address, Link } from '../../base/links';
import { PublicCard } from '../../kit/page/PublicPage';
import { useMoney } from '../../kit/page/useMoney';
import { useOrderLine } from './OrderFacts';
import { orderMessages } from './order.messages';
import { buyLink, stateLink } from './order-links';
import { OrderStateDot } from './state/OrderStateDot';

const limit = 10;

/** The company's orders with what can be done about each. */
export function OrdersCard() {
  const t = useT(orderMessages);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(askList('order.list', { page, limit }));
  return (
    <PublicCard id="orders" aria-labelledby="orders-title">
      <h2 id="orders-title">{t('order.list')}</h2>
      {error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="120px" />}
      {data?.total === 0 && <Text tone="muted">{t('order.list.none')}</Text>}
      <Orders>
        {data?.items.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </Orders>
      {data && data.total > limit && <Pagination page={page} limit={limit} total={data.total} onPageChange={setPage} />}
    </PublicCard>
  );
}

function OrderLine({ order }: { readonly order: OrderRecord }) {
  const format = useFormat();
  const money = useMoney();
  const line = useOrderLine();
  const { number, state, amountCents, createdAt } = order;
  return (
    <li>
      <Link to={stateLink(order)}>{number}</Link>
      <span>{line(order)}</span>
      <Figure>{money(amountCents)}</Figure>
      <Figure>{format.dateTime(createdAt)}</Figure>
      <OrderStateDot state={state} />
      <Acts>
        <OrderActs order={order} />
      </Acts>
    </li>
  );
}

function OrderActs({ order }: { readonly order: OrderRecord }) {
  const t = useT(orderMessages);
  const { id, state, invoice } = order;
  if (state === 'pendingPayment') return <Link to={address('/payment', { id })}>{t('order.pay')}</Link>;
  if (state === 'closed') return <Link to={buyLink(order)}>{t('order.again')}</Link>;
  return (
    <>
      {invoice?.issuedAt ? (
        <span>{t('order.invoice.issued', { number: invoice.number })}</span>
      ) : (
        <Link to={address('/writerInvoice', { id })}>{t(invoice ? 'order.invoice.waiting' : 'order.invoice')}</Link>
      )}
    </>
  );
}

/** The contracts of completed orders. */
export function ContractsCard() {
  const t = useT(orderMessages);
  const { data, error, refetch } = useCall('order.list', { state: 'completed', limit });
  const { data: plans } = useCall('membership.plans', {});
  return (
    <PublicCard id="contracts" aria-labelledby="contracts-title">
      <h2 id="contracts-title">{t('order.contracts')}</h2>
      {error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="64px" />}
      {data?.total === 0 && <Text tone="muted">{t('order.contracts.none')}</Text>}
      <List>
        {data?.items.map(({ id, number }) => (
          <li key={id}>
            <span>{number}</span>
            <Link to={address('/downloadContract', { id })}>{t('order.contract.plain')}</Link>
            {plans?.sealed && <Link to={address('/downloadContract1', { id })}>{t('order.contract.sealed.name')}</Link>}
          </li>
        ))}
      </List>
    </PublicCard>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[4]};
    min-height: 48px;
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.borderSoft};
  }
`;

/** One column for each fact, where there is room. */
const Orders = styled(List)`
  @media (min-width: 992px) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) repeat(4, auto);
    column-gap: ${token.space[6]};

    li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
`;

const Figure = styled.span`
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Acts = styled.span`
  display: flex;
  gap: ${token.space[3]};
  margin-inline-start: auto;
`;
