import { md5 } from 'js-md5';
import { type PlatformOrder, readNumber } from 'pest-sdk';
import { Text } from 'pest-ui';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { platformMessages } from './platform.messages';

interface TransferValues {
  readonly amountCents: string;
  readonly password: string;
}

const nothing: TransferValues = { amountCents: '', password: '' };

/** What has arrived is typed from the statement, never taken over from the order; who types it proves who it is. */
export function ConfirmTransferDialog({
  order,
  onClose,
}: {
  readonly order: PlatformOrder;
  readonly onClose: () => void;
}) {
  const t = useT(platformMessages);
  const { id, number, companyName: company } = order;
  const form = useDialogForm({
    initial: nothing,
    call: useFormCall('platform.confirmTransfer', ({ amountCents, password }: TransferValues) => ({
      id,
      amountCents: centsIn(amountCents),
      password: password && md5(password),
    })),
    check: ({ amountCents }) => ({
      amountCents:
        centsIn(amountCents) === null
          ? { kind: 'message', message: t('platform.orders.confirm.amount.wrong') }
          : undefined,
    }),
    fieldOfError: { 'account.wrongPassword': 'password' },
    done: t('platform.orders.confirm.done', { number }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('platform.orders.confirm.of', { number })}
      submitLabel={t('platform.orders.confirm')}
      onClose={onClose}
    >
      <Text as="p">{t('platform.orders.confirm.text', { company, number })}</Text>
      <TextField
        label={t('platform.orders.confirm.amount')}
        help={t('platform.orders.confirm.amount.help')}
        field={form.field('amountCents')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        label={t('platform.orders.confirm.password')}
        field={form.field('password')}
        type="password"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

/** `1,999.00` in cents; null for what is no amount. */
function centsIn(text: string): number | null {
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(readNumber(text.replace(/[¥￥]/, ''), '元') ?? '');
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}
