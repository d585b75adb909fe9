import type { PlatformOrder } from 'pest-sdk';
import { DescriptionList } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { useMoney } from '../../kit/page/useMoney';
import { platformMessages } from './platform.messages';

/** What the invoice is to say, and its number once it is issued. */
export function IssueInvoiceDialog({
  order,
  onClose,
}: {
  readonly order: PlatformOrder;
  readonly onClose: () => void;
}) {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const money = useMoney();
  const { id, number, amountCents, invoice } = order;
  const form = useDialogForm({
    initial: { number: '' },
    call: useFormCall('platform.issueInvoice', (values: { readonly number: string }) => ({ id, ...values })),
    done: t('platform.orders.issue.done'),
    onClose,
  });
  if (!invoice) return null;
  const facts = [
    [t('platform.orders.issue.kind'), t(`platform.orders.issue.kind.${invoice.kind}`)],
    [t('platform.orders.issue.title'), invoice.title],
    [t('platform.orders.issue.taxNumber'), invoice.taxNumber],
    [t('platform.orders.amount'), money(amountCents)],
    [t('platform.orders.issue.email'), invoice.email],
    [common('common.note'), invoice.note],
  ] as const;
  return (
    <FormDialog
      form={form}
      title={t('platform.orders.issue.of', { number })}
      submitLabel={t('platform.orders.issue.submit')}
      onClose={onClose}
    >
      <DescriptionList
        layout="rows"
        items={facts.filter(([, value]) => value !== '').map(([term, description]) => ({ term, description }))}
      />
      <TextField label={t('platform.orders.issue.number')} field={form.field('number')} autoComplete="off" />
    </FormDialog>
  );
}
