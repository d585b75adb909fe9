import { useQuery } from '@tanstack/react-query';
import {
  formatPhone,
  isOrderable,
  type Membership,
  type OrderableProduct,
  type OrderPrice,
  type OrderRecord,
  orderPrice,
  type PurchaseFault,
  productWords,
  type ResultOf,
  serviceAgreementVersion,
} from 'pest-sdk';
import {
  Button,
  Checkbox,
  clockIcon,
  EmptyState,
  FailureState,
  IconButton,
  minusIcon,
  Notice,
  plusIcon,
  Row,
  Skeleton,
  Stack,
  Text,
  token,
  useFormat,
} from 'pest-ui';
import { startTransition, useId, useOptimistic, useState } from 'react';
import { styled } from 'styled-components';
import { ask, useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, useNavigate, usePageQuery } from '../../base/links';
import { useAccount, useSession } from '../../base/session';
import { ChoiceCards } from '../../kit/form/ChoiceCards';
import { FormNote } from '../../kit/form/FormNote';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { PublicCard, PublicColumns, PublicPage } from '../../kit/page/PublicPage';
import { StateCard } from '../../kit/page/StateCard';
import { useMoney } from '../../kit/page/useMoney';
import { useAskLogin } from '../../kit/page/VisitorCard';
import { CloseOrderDialog } from './CloseOrderDialog';
import { ActHelp, Amount, useOrderLine, Values } from './OrderFacts';
import { orderMessages } from './order.messages';

/** `/confirmOrder?plan=silver&years=1`: what is bought, for how long, for how much. A visitor chooses, and logs in to order. */
export function ConfirmOrderScreen() {
  const t = useT(orderMessages);
  const { account } = useSession();
  const plans = useCall('membership.plans', {});
  const membership = useQuery({ ...ask('membership.current', {}), enabled: account !== null });
  const waiting = useQuery({ ...ask('order.list', { state: 'pendingPayment' }), enabled: account !== null });
  const asked = account === null ? [plans] : [plans, membership, waiting];
  const error = asked.find((each) => each.error)?.error;
  const [choosing, setChoosing] = useState(false);
  const [open] = waiting.data?.items ?? [];
  if (waiting.data && !waiting.isFetching && !open && !choosing) setChoosing(true);
  // What is ordered here waits at once: the page stays as it is until it is left for the payment.
  if (open && !choosing) {
    return (
      <PublicPage title={t('order.confirm')} width="text">
        <OpenOrder order={open} />
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('order.confirm')} lead={t('order.confirm.lead')}>
      {plans.data && asked.every((each) => each.data) ? (
        <Choosing plans={plans.data} membership={membership.data} />
      ) : (
        <PublicCard>
          {error ? (
            <FailureState error={error} onRetry={() => void Promise.all(asked.map((each) => each.refetch()))} />
          ) : (
            <Skeleton height="240px" />
          )}
        </PublicCard>
      )}
    </PublicPage>
  );
}

/** An order that waits is paid or closed before another one is made. */
function OpenOrder({ order }: { readonly order: OrderRecord }) {
  const t = useT(orderMessages);
  const money = useMoney();
  const line = useOrderLine();
  const navigate = useNavigate();
  const [closing, setClosing] = useState(false);
  const { number, id, amountCents } = order;
  return (
    <StateCard icon={clockIcon} look="due" aria-labelledby="open-order">
      <h2 id="open-order">{t('order.open')}</h2>
      <p>{t('order.open.text', { number, line: line(order), amount: money(amountCents) })}</p>
      <Row>
        <Button variant="primary" onClick={() => navigate(address('/payment', { id }))}>
          {t('order.open.pay')}
        </Button>
        <Button onClick={() => setClosing(true)}>{t('order.open.close')}</Button>
      </Row>
      {closing && <CloseOrderDialog order={order} onClose={() => setClosing(false)} />}
    </StateCard>
  );
}

interface ChoosingProps {
  readonly plans: ResultOf<'membership.plans'>;
  /** Of whoever is signed in. */
  readonly membership: Membership | undefined;
}

/** What is chosen stands in the address, so that a link from the plans' table or a reload finds it again. */
function useChoice({ plans }: ChoosingProps) {
  const [query, setQuery] = usePageQuery<'/confirmOrder'>();
  const sold = plans.products.flatMap(({ product, yearCents }) =>
    isOrderable(product) && yearCents !== null ? [{ product, yearCents }] : [],
  );
  const asked = Math.trunc(Number(query.get('years')));
  // The address follows in its own time; what is pressed shows at once.
  const [{ plan, years }, show] = useOptimistic({
    plan: query.get('plan'),
    years: Math.min(plans.longestYears, Math.max(1, asked || 1)),
  });
  // A link to what is not sold, or no longer, chooses nothing in its place.
  const product = plan === null ? sold[0] : sold.find((each) => each.product === plan);
  const choose = (next: { plan?: OrderableProduct; years?: number }) => {
    const chosen = { plan: product?.product ?? '', years, ...next };
    startTransition(() => {
      show(chosen);
      setQuery({ plan: chosen.plan, years: String(chosen.years) }, { replace: true });
    });
  };
  return { sold, product, years, choose };
}

function Choosing(props: ChoosingProps) {
  const t = useT(orderMessages);
  const { sold, product, years, choose } = useChoice(props);
  const { plans, membership } = props;
  if (sold.length === 0) {
    return (
      <PublicCard>
        <EmptyState title={t('order.nothingSold')} hint={t('order.nothingSold.hint')}>
          <Link to="/#contact">{t('order.contact')}</Link>
        </EmptyState>
      </PublicCard>
    );
  }
  const now = membership ? new Date(membership.now) : new Date();
  const price = product && orderPrice({ ...product, years }, membership?.terms ?? [], now);
  return (
    <Columns>
      <div>
        <PublicCard>
          <h2>{t('order.choose')}</h2>
          <Stack>
            {!product && <Notice tone="warning">{t('order.notSold')}</Notice>}
            <Products sold={sold} value={product?.product ?? null} onChange={(plan) => choose({ plan })} />
          </Stack>
          <Years years={years} longest={plans.longestYears} onChange={(next) => choose({ years: next })} />
          {membership && typeof price === 'object' && <Effect price={price} now={membership.now} />}
          <Recognition />
        </PublicCard>
        {membership && <Buyer />}
      </div>
      {product && price && <Next product={product.product} years={years} price={price} />}
    </Columns>
  );
}

/** To order what is chosen, or to log in first. */
function Next(chosen: SubmitProps) {
  const { account } = useSession();
  return account ? <Submit key={`${chosen.product} ${chosen.years}`} {...chosen} /> : <LoginFirst {...chosen} />;
}

function Buyer() {
  const t = useT(orderMessages);
  const format = useFormat();
  const { user } = useAccount();
  return (
    <PublicCard>
      <h2>{t('order.buyer')}</h2>
      <Values
        rows={[
          [t('order.buyer.company'), user.companyInfo?.name ?? ''],
          [t('order.buyer.person'), format.parts([user.userName, formatPhone(user.loginId)])],
        ]}
      />
    </PublicCard>
  );
}

/** What no order gives: it is asked for. */
function Recognition() {
  const t = useT(orderMessages);
  return (
    <Text as="p" size="sm" tone="muted">
      {t('order.recognition')} <Link to="/#contact">{t('order.contact')}</Link>
    </Text>
  );
}

interface ProductsProps {
  readonly sold: readonly { readonly product: OrderableProduct; readonly yearCents: number }[];
  readonly value: OrderableProduct | null;
  readonly onChange: (product: OrderableProduct) => void;
}

function Products({ sold, value, onChange }: ProductsProps) {
  const t = useT(orderMessages);
  const money = useMoney();
  return (
    <ChoiceCards<OrderableProduct>
      label={t('order.product')}
      value={value}
      onChange={onChange}
      options={sold.map(({ product, yearCents }) => ({
        value: product,
        label: productWords[product][language],
        help: t(`order.people.${product}`),
        aside: t('order.perYear', { price: money(yearCents) }),
      }))}
    />
  );
}

interface YearsProps {
  readonly years: number;
  readonly longest: number;
  readonly onChange: (years: number) => void;
}

function Years({ years, longest, onChange }: YearsProps) {
  const t = useT(orderMessages);
  return (
    <Count role="group" aria-label={t('order.years')}>
      <span>{t('order.years')}</span>
      <Row gap={2} nowrap>
        <IconButton
          variant="secondary"
          icon={minusIcon}
          label={t('order.years.fewer')}
          disabled={years <= 1}
          onClick={() => onChange(years - 1)}
        />
        <output>{t('order.years.of', { count: years })}</output>
        <IconButton
          variant="secondary"
          icon={plusIcon}
          label={t('order.years.more')}
          disabled={years >= longest}
          onClick={() => onChange(years + 1)}
        />
      </Row>
    </Count>
  );
}

function Effect({ price, now }: { readonly price: OrderPrice; readonly now: string }) {
  const t = useT(orderMessages);
  const format = useFormat();
  const [from, to] = [format.day(price.startsAt), format.day(price.endsAt)];
  return (
    <Text as="p" tone="muted">
      {price.startsAt > now ? t('order.effect.later', { from, to }) : t('order.effect.now', { to })}
    </Text>
  );
}

interface Accepting {
  readonly accepted: boolean;
  readonly buyerCreditCode: string;
}

interface SubmitProps {
  readonly product: OrderableProduct;
  readonly years: number;
  readonly price: OrderPrice | PurchaseFault;
}

/** The amount and the one act of the page, always in sight. */
function Submit({ product, years, price }: SubmitProps) {
  const t = useT(orderMessages);
  const line = useOrderLine();
  const money = useMoney();
  const navigate = useNavigate();
  const form = useForm({
    initial: { accepted: false, buyerCreditCode: '' },
    call: useFormCall('order.create', ({ buyerCreditCode }: Accepting) => ({
      product,
      years,
      agreementVersion: serviceAgreementVersion,
      buyerCreditCode,
    })),
    check: ({ accepted, buyerCreditCode }) => ({
      buyerCreditCode: buyerCreditCode === '' ? { kind: 'required' } : undefined,
      accepted: accepted ? undefined : { kind: 'message', message: t('order.accept.missing') },
    }),
    guarded: false,
    onDone: ({ id }) => navigate(address('/payment', { id })),
  });
  const accepted = form.field('accepted');
  const missing = accepted.issue?.kind === 'message' ? accepted.issue.message : undefined;
  const missingId = useId();
  const formId = useId();
  const headingId = useId();
  const submit = (
    <Button type="submit" form={formId} variant="primary" loading={form.pending}>
      {t('order.submit')}
    </Button>
  );
  return (
    <>
      <Beside>
        <h2 id={headingId}>{t('order.amount')}</h2>
        {typeof price === 'string' ? (
          <Notice tone="warning">{t(`order.fault.${price}`)}</Notice>
        ) : (
          <form {...form.element} id={formId} aria-labelledby={headingId}>
            <Amount {...price} line={line({ product, years })} />
            <FormNote form={form} />
            <Stack>
              <TextField
                label={t('order.buyer.creditCode')}
                help={t('order.buyer.creditCode.help')}
                field={form.field('buyerCreditCode')}
                required
              />
              <Checkbox
                label={t('order.accept')}
                checked={accepted.value}
                onChange={accepted.onChange}
                aria-invalid={missing !== undefined || undefined}
                aria-describedby={missing === undefined ? undefined : missingId}
              />
            </Stack>
            {missing !== undefined && (
              <Text as="p" id={missingId} size="sm" tone="danger">
                {missing}
              </Text>
            )}
            <p>
              <Link to="/agreement" target="_blank">
                {t('order.accept.read')}
              </Link>
            </p>
            <Wide>{submit}</Wide>
            <ActHelp>{t('order.submit.note')}</ActHelp>
          </form>
        )}
      </Beside>
      {typeof price !== 'string' && (
        <Foot>
          <strong>{money(price.amountCents)}</strong>
          {submit}
        </Foot>
      )}
    </>
  );
}

/** The amount for a visitor, and the login over the page. */
function LoginFirst({ product, years, price }: SubmitProps) {
  const t = useT(orderMessages);
  const line = useOrderLine();
  const money = useMoney();
  const askLogin = useAskLogin();
  const submit = (
    <Button variant="primary" onClick={askLogin}>
      {t('order.visitor.submit')}
    </Button>
  );
  if (typeof price === 'string') return <Notice tone="warning">{t(`order.fault.${price}`)}</Notice>;
  return (
    <>
      <Beside>
        <h2>{t('order.amount')}</h2>
        <Amount {...price} line={line({ product, years })} />
        <Wide>{submit}</Wide>
        <ActHelp>{t('order.visitor.note')}</ActHelp>
      </Beside>
      <Foot>
        <strong>{money(price.amountCents)}</strong>
        {submit}
      </Foot>
    </>
  );
}

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-block: ${token.space[4]} ${token.space[3]};

  output {
    min-width: 56px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

const narrow = '@media (max-width: 767px)';

const Columns = styled(PublicColumns)`
  ${narrow} {
    display: block;

    > * + * {
      margin-block-start: ${token.space[4]};
    }
    /* What takes the focus is not behind the foot. */
    :is(a, button, input) {
      scroll-margin-block-end: 96px;
    }
  }
`;

const Beside = styled(PublicCard)`
  position: sticky;
  inset-block-start: calc(68px + ${token.space[4]});

  ${narrow} {
    position: static;
  }
`;

const Wide = styled.div`
  display: grid;

  ${narrow} {
    display: none;
  }
`;

/** On phones the amount and the act stay at the lower edge; the card with all that they are made of scrolls. */
const Foot = styled.div`
  display: none;

  ${narrow} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${token.layer.sticky};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    margin-inline: calc(-1 * ${token.space[4]});
    padding: ${token.space[3]} ${token.space[4]} calc(${token.space[3]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token.color.border};
    background: ${token.color.surface};

    strong {
      font-size: ${token.fontSize.lg};
      font-variant-numeric: tabular-nums;
    }
  }
`;
