import type { OrderRecord, PaymentMethod, PaymentPlace } from 'pest-sdk';
import { describeError } from 'pest-sdk';
import { Button, copyIcon, Icon, Notice, Row, Skeleton, Text, token, useToast } from 'pest-ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Navigate, useNavigate, usePageQuery } from '../../base/links';
import { useWrite } from '../../base/writes';
import { ChoiceCards } from '../../kit/form/ChoiceCards';
import { PublicCard, PublicColumns } from '../../kit/page/PublicPage';
import { useMoney } from '../../kit/page/useMoney';
import { QrCode } from '../../kit/qr/QrCode';
import { ClosingClock } from './ClosingClock';
import { ActHelp, Amount, useOrderLine, Values } from './OrderFacts';
import { OrderPage, type ShownOrder } from './OrderPage';
import { orderMessages } from './order.messages';
import { stateLink } from './order-links';

/** `/payment?id=…`: how an order is paid. Paid or closed, it moves on to what the order is by then. */
export function PaymentScreen() {
  const t = useT(orderMessages);
  return (
    <OrderPage title={t('order.payment')} lead={() => t('order.payment.lead')}>
      {({ order, aheadMs }) =>
        order.state === 'pendingPayment' ? (
          <Paying order={order} aheadMs={aheadMs} />
        ) : (
          <Navigate to={stateLink(order)} replace />
        )
      }
    </OrderPage>
  );
}

function Paying({ order, aheadMs }: ShownOrder) {
  const t = useT(orderMessages);
  const line = useOrderLine();
  const { data: plans } = useCall('membership.plans', {});
  const [query, setQuery] = usePageQuery<'/payment'>();
  const methods = plans?.methods ?? [];
  const asked = query.get('method') ?? order.method;
  const method = methods.find((each) => each === asked) ?? methods[0];
  return (
    <PublicColumns>
      <div>
        {methods.length > 1 && (
          <PublicCard>
            <ChoiceCards<PaymentMethod>
              label={t('order.method')}
              value={method ?? null}
              options={methods.map((value) => ({
                value,
                label: t(`order.method.${value}`),
                help: t(`order.method.${value}.help`),
              }))}
              onChange={(value) => setQuery({ id: order.id, method: value }, { replace: true })}
            />
          </PublicCard>
        )}
        <PublicCard>
          {!plans && <Skeleton height="160px" />}
          {plans && !method && <Notice tone="warning">{t('order.method.none')}</Notice>}
          {method && <Way key={method} order={order} method={method} />}
        </PublicCard>
      </div>
      <PublicCard>
        <h2>{t('order.amount')}</h2>
        <Values rows={[[t('order.number'), order.number]]} />
        <Amount {...order} line={line(order)} />
        <ClosingClock closesAt={order.closesAt} aheadMs={aheadMs} />
      </PublicCard>
    </PublicColumns>
  );
}

/** Asks the server once where to pay in this way, and shows it. */
function Way({ order, method }: { readonly order: OrderRecord; readonly method: PaymentMethod }) {
  const t = useT(orderMessages);
  const { mutate, data, error, isPending } = useWrite('order.pay', { shownInPlace: true });
  const { id } = order;
  useEffect(() => mutate({ id, method }), [mutate, id, method]);
  return (
    <>
      <h2>{t(`order.method.${method}`)}</h2>
      {error && (
        <Notice tone="danger">
          {describeError(error, language)}{' '}
          <Button size="sm" onClick={() => mutate({ id, method })}>
            {t('order.fail.retry')}
          </Button>
        </Notice>
      )}
      {isPending && <Skeleton height="160px" />}
      {data && <Place order={order} place={data} />}
    </>
  );
}

function Place({ order, place }: { readonly order: OrderRecord; readonly place: PaymentPlace }) {
  if (place.method === 'bank') return <Transfer order={order} place={place} />;
  return place.method === 'wechat' ? (
    <ScanCode order={order} code={place.code} />
  ) : (
    <Leaving order={order} url={place.url} />
  );
}

interface TransferProps {
  readonly order: OrderRecord;
  readonly place: Extract<PaymentPlace, { method: 'bank' }>;
}

function Transfer({ order, place }: TransferProps) {
  const t = useT(orderMessages);
  const money = useMoney();
  const navigate = useNavigate();
  const values = [
    [t('order.bank.holder'), place.holder, place.holder],
    [t('order.bank.bank'), place.bank, place.bank],
    [t('order.bank.account'), place.account, place.account],
    [t('order.bank.amount'), money(order.amountCents), (order.amountCents / 100).toFixed(2)],
    [t('order.bank.remark'), place.remark, place.remark],
  ] as const;
  return (
    <>
      <Notice tone="warning">{t('order.bank.remark.note')}</Notice>
      <Lines>
        {values.map(([name, shown, copied]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown}</dd>
            <dd>
              <CopyButton what={name} text={copied} />
            </dd>
          </div>
        ))}
      </Lines>
      <Button variant="primary" onClick={() => navigate(stateLink(order))}>
        {t('order.bank.done')}
      </Button>
      <ActHelp>{t('order.bank.note')}</ActHelp>
    </>
  );
}

function CopyButton({ what, text }: { readonly what: string; readonly text: string }) {
  const t = useT(orderMessages);
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', message: t('order.copied', { what }) });
    } catch {
      toast({ tone: 'danger', message: t('order.copy.failed') });
    }
  };
  return (
    <Button size="sm" variant="ghost" aria-label={t('order.copy.of', { what })} onClick={copy}>
      <Icon path={copyIcon} size={16} />
      {t('order.copy')}
    </Button>
  );
}

function ScanCode({ order, code }: { readonly order: OrderRecord; readonly code: string }) {
  const t = useT(orderMessages);
  const money = useMoney();
  return (
    <Scan>
      <QrCode text={code} label={t('order.wechat.code')} />
      <div>
        <strong>{money(order.amountCents)}</strong>
        <p>{t('order.wechat.text')}</p>
        <Text as="p" size="sm" tone="muted">
          {t('order.wechat.note')}
        </Text>
      </div>
    </Scan>
  );
}

function Leaving({ order, url }: { readonly order: OrderRecord; readonly url: string }) {
  const t = useT(orderMessages);
  const money = useMoney();
  return (
    <>
      <strong>{money(order.amountCents)}</strong>
      <p>{t('order.alipay.text')}</p>
      <Row>
        <Button variant="primary" onClick={() => window.location.assign(url)}>
          {t('order.alipay.go')}
        </Button>
      </Row>
    </>
  );
}

const Lines = styled.dl`
  margin: ${token.space[4]} 0;

  > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 44px;
    border-block-end: 1px solid ${token.color.borderSoft};
  }
  /* The name above its value, which is read out and typed elsewhere: it stays in one line. */
  @media (max-width: 479px) {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token.space[2]};
      padding-block: ${token.space[2]};
    }
    dt {
      grid-column: 1 / -1;
    }
  }
  dt {
    color: ${token.color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: ${token.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[6]};

  svg {
    width: 200px;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
  }
  strong {
    font-size: 24px;
  }
`;
