import type { OrderRecord } from 'pest-sdk';
import { productWords } from 'pest-sdk';
import { Button, checkIcon, clockIcon, closeIcon, DescriptionList, Row, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, Navigate, useNavigate } from '../../base/links';
import { StateCard } from '../../kit/page/StateCard';
import { useMoney } from '../../kit/page/useMoney';
import { CloseOrderDialog } from './CloseOrderDialog';
import { ClosingClock } from './ClosingClock';
import { useOrderLine } from './OrderFacts';
import { OrderPage, type ShownOrder } from './OrderPage';
import { orderMessages } from './order.messages';
import { buyLink, stateLink } from './order-links';
import { orderStateMessages } from './state/order-state.messages';

export const UnpaidOrderScreen = () => <OrderStateScreen state="pendingPayment" />;
export const CompletedOrderScreen = () => <OrderStateScreen state="completed" />;
export const ClosedOrderScreen = () => <OrderStateScreen state="closed" />;

/** One page for each state. What the address claims proves nothing: the order's own state is shown. */
function OrderStateScreen({ state }: Pick<OrderRecord, 'state'>) {
  const t = useT(orderStateMessages);
  const { pathname } = useLocation();
  return (
    <OrderPage title={t(`order.state.${state}`)} width="text">
      {(shown) => {
        const right = stateLink(shown.order);
        return right.startsWith(`${pathname}?`) ? <State {...shown} /> : <Navigate to={right} replace />;
      }}
    </OrderPage>
  );
}

function State({ order, aheadMs }: ShownOrder) {
  switch (order.state) {
    case 'pendingPayment':
      return <Unpaid order={order} aheadMs={aheadMs} />;
    case 'completed':
      return <Completed order={order} />;
    case 'closed':
      return <Closed order={order} />;
  }
}

function Unpaid({ order, aheadMs }: ShownOrder) {
  const t = useT(orderMessages);
  const navigate = useNavigate();
  const [closing, setClosing] = useState(false);
  return (
    <StateCard icon={clockIcon} look="due">
      <ClosingClock closesAt={order.closesAt} aheadMs={aheadMs} />
      <Facts order={order} />
      <Row>
        <Button variant="primary" onClick={() => navigate(address('/payment', { id: order.id }))}>
          {t('order.pay')}
        </Button>
        <Button onClick={() => setClosing(true)}>{t('order.close')}</Button>
      </Row>
      {closing && <CloseOrderDialog order={order} onClose={() => setClosing(false)} />}
    </StateCard>
  );
}

function Completed({ order }: { readonly order: OrderRecord }) {
  const t = useT(orderMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const { id, product, term, invoice } = order;
  const issued = invoice !== null && invoice.issuedAt !== null;
  return (
    <StateCard icon={checkIcon} look="approved">
      {term && (
        <p>{t('order.completed.text', { product: productWords[product][language], to: format.day(term.endsAt) })}</p>
      )}
      <Facts order={order} />
      {invoice && <p>{issued ? t('order.invoice.issued', { number: invoice.number }) : t('order.invoice.waiting')}</p>}
      <Row>
        {!issued && (
          <Button variant="primary" onClick={() => navigate(address('/writerInvoice', { id }))}>
            {t('order.invoice')}
          </Button>
        )}
        <Button onClick={() => navigate(address('/downloadContract', { id }))}>{t('order.contract')}</Button>
        <Link to="/personalCenter">{t('order.toCenter')}</Link>
      </Row>
    </StateCard>
  );
}

function Closed({ order }: { readonly order: OrderRecord }) {
  const t = useT(orderMessages);
  const navigate = useNavigate();
  return (
    <StateCard icon={closeIcon} look="closed">
      <p>{t(order.closedBy === 'buyer' ? 'order.closed.buyer' : 'order.closed.time')}</p>
      <Facts order={order} />
      <Row>
        <Button variant="primary" onClick={() => navigate(buyLink(order))}>
          {t('order.again')}
        </Button>
        <Link to="/personalCenter">{t('order.toCenter')}</Link>
      </Row>
    </StateCard>
  );
}

function Facts({ order }: { readonly order: OrderRecord }) {
  const t = useT(orderMessages);
  const format = useFormat();
  const money = useMoney();
  const line = useOrderLine();
  const { completedAt, closedAt, method } = order;
  const facts: readonly (readonly [string, string | false])[] = [
    [t('order.number'), order.number],
    [t('order.product'), line(order)],
    [t(order.state === 'completed' ? 'order.paid' : 'order.toPay'), money(order.amountCents)],
    [t('order.method'), method !== null && t(`order.method.${method}`)],
    [t('order.createdAt'), format.dateTime(order.createdAt)],
    [t('order.completedAt'), completedAt !== null && format.dateTime(completedAt)],
    [t('order.closedAt'), closedAt !== null && format.dateTime(closedAt)],
  ];
  const items = facts.flatMap(([term, description]) => (description === false ? [] : [{ term, description }]));
  return <DescriptionList layout="rows" items={items} />;
}
