import type { PlatformOrder } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { DescriptionList, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useMoney } from '../../kit/page/useMoney';
import { platformMessages } from './platform.messages';
import { useIssueInvoice } from './platform.queries';

/** What the invoice is to say, and its number once it is issued. */
export function IssueInvoiceDialog({
  order,
  onClose,
}: {
  readonly order: PlatformOrder;
  readonly onClose: () => void;
}) {
  const t = useT(platformMessages);
  const { toast } = useToast();
  const money = useMoney();
  const issue = useIssueInvoice();
  const { id, number, amountCents, invoice } = order;
  const form = useForm({
    initial: { number: '' },
    call: formCall(
      contract.platform.issueInvoice,
      (values: { readonly number: string }) => ({ id, ...values }),
      issue.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('platform.orders.issue.done') });
      onClose();
    },
  });
  if (!invoice) return null;
  const facts = [
    [t('platform.orders.issue.kind'), t(`platform.orders.issue.kind.${invoice.kind}`)],
    [t('platform.orders.issue.title'), invoice.title],
    [t('platform.orders.issue.taxNumber'), invoice.taxNumber],
    [t('platform.orders.amount'), money(amountCents)],
    [t('platform.orders.issue.email'), invoice.email],
    [t('platform.orders.issue.note'), invoice.note],
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
