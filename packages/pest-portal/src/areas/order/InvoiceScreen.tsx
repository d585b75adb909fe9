import { type InvoiceRecord, invoiceKinds, type OrderRecord, titleKinds } from 'pest-sdk';
import { Button, Notice, Row, Stack, useToast } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { useAccount } from '../../base/session';
import { FormNote } from '../../kit/form/FormNote';
import { Pair } from '../../kit/form/Pair';
import { RadioField } from '../../kit/form/RadioField';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { PublicCard, PublicColumns } from '../../kit/page/PublicPage';
import { useMoney } from '../../kit/page/useMoney';
import { EarlyOrder } from './EarlyOrder';
import { OrderPage } from './OrderPage';
import { orderMessages } from './order.messages';
import { stateLink } from './order-links';

/** `/writerInvoice?id=…`: asks for the invoice of a completed order. */
export function InvoiceScreen() {
  const t = useT(orderMessages);
  const money = useMoney();
  return (
    <OrderPage
      title={t('order.invoice')}
      lead={({ number, amountCents }) => t('order.invoice.lead', { number, amount: money(amountCents) })}
    >
      {({ order }) => (
        <PublicColumns>
          <PublicCard>
            <h2>{t('order.invoice.info')}</h2>
            <InvoiceOf order={order} />
          </PublicCard>
          <aside>
            <PublicCard>
              <h2>{t('order.invoice.about')}</h2>
              <p>{t('order.invoice.about.amount')}</p>
              <p>{t('order.invoice.about.progress')}</p>
            </PublicCard>
          </aside>
        </PublicColumns>
      )}
    </OrderPage>
  );
}

function InvoiceOf({ order }: { readonly order: OrderRecord }) {
  const t = useT(orderMessages);
  const { invoice, state } = order;
  if (state !== 'completed') return <EarlyOrder order={order} title={t('order.invoice.early')} />;
  if (invoice?.issuedAt) {
    return <Notice tone="info">{t('order.invoice.issued', { number: invoice.number })}</Notice>;
  }
  return <InvoiceForm order={order} asked={invoice} />;
}

type InvoiceValues = Pick<InvoiceRecord, 'kind' | 'titleKind' | 'title' | 'taxNumber' | 'email' | 'note'>;

function InvoiceForm({ order, asked }: { readonly order: OrderRecord; readonly asked: InvoiceRecord | null }) {
  const t = useT(orderMessages);
  const common = useT(commonMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { user } = useAccount();
  const { id } = order;
  const form = useForm({
    initial: asked
      ? {
          kind: asked.kind,
          titleKind: asked.titleKind,
          title: asked.title,
          taxNumber: asked.taxNumber,
          email: asked.email,
          note: asked.note,
        }
      : emptyInvoice(user.companyInfo?.name ?? ''),
    call: useFormCall('order.requestInvoice', (values: InvoiceValues) => ({ id, ...values })),
    check: ({ kind, titleKind, taxNumber }) => ({
      titleKind:
        kind === 'special' && titleKind === 'person'
          ? { kind: 'message', message: t('order.invoice.specialForCompanies') }
          : undefined,
      taxNumber: titleKind === 'company' && taxNumber === '' ? { kind: 'required' } : undefined,
    }),
    onDone: () => {
      toast({ tone: 'success', message: t('order.invoice.done') });
      navigate(stateLink(order));
    },
  });
  return (
    <form {...form.element}>
      <Stack gap={4}>
        <FormNote form={form} />
        <RadioField
          label={t('order.invoice.kind')}
          field={form.field('kind')}
          options={invoiceKinds.map((value) => ({ value, label: t(`order.invoice.kind.${value}`) }))}
        />
        <RadioField
          label={t('order.invoice.titleKind')}
          field={form.field('titleKind')}
          options={titleKinds.map((value) => ({ value, label: t(`order.invoice.titleKind.${value}`) }))}
        />
        <Pair>
          <TextField label={t('order.invoice.title')} field={form.field('title')} autoComplete="organization" />
          {form.values.titleKind === 'company' && (
            <TextField label={t('order.invoice.taxNumber')} field={form.field('taxNumber')} required />
          )}
        </Pair>
        <Pair>
          <TextField
            label={t('order.invoice.email')}
            help={t('order.invoice.email.help')}
            field={form.field('email')}
            type="email"
            autoComplete="email"
          />
          <TextField
            label={common('common.note')}
            help={t('order.invoice.note.help')}
            field={form.field('note')}
            required={false}
          />
        </Pair>
        <Row>
          <Button type="submit" variant="primary" loading={form.pending}>
            {common('common.submit')}
          </Button>
          <Button onClick={() => navigate(stateLink(order))}>{common('common.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );
}

function emptyInvoice(title: string): InvoiceValues {
  return { kind: 'ordinary', titleKind: 'company', title, taxNumber: '', email: '', note: '' };
}
