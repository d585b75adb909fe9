import { useQuery } from '@tanstack/react-query';
import type { PaymentAlarm } from 'pest-sdk';
import { StatusDot, Text, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { TextAreaField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { useMoney } from '../../kit/page/useMoney';
import { platformMessages } from './platform.messages';

/** Payment notices that fit no order: those that nobody has looked into first. */
export function PaymentAlarmsTab() {
  const t = useT(platformMessages);
  const list = useListAddress([]);
  const { page, limit } = list;
  return (
    <ListPage
      title={t('platform.tab.alarms')}
      head={null}
      list={list}
      rows={useQuery(askList('platform.paymentAlarms', { page, limit }))}
      acts={useAlarmActs()}
      columns={useColumns()}
      empty={{ title: t('platform.empty.alarms') }}
    />
  );
}

function useAlarmActs() {
  const t = useT(platformMessages);
  return useListActs<PaymentAlarm>(null, [
    {
      right: null,
      label: t('platform.alarms.settle'),
      due: ({ reason, orderNumber }) =>
        `${t('platform.alarms.settle')} ${t(`platform.alarms.reason.${reason}`)} ${orderNumber}`,
      where: ({ settledAt }) => settledAt === null,
      dialog: (alarm, onClose) => <SettleDialog alarm={alarm} onClose={onClose} />,
    },
  ]);
}

interface SettleDialogProps {
  readonly alarm: PaymentAlarm;
  readonly onClose: () => void;
}

function SettleDialog({ alarm: { id }, onClose }: SettleDialogProps) {
  const t = useT(platformMessages);
  const form = useDialogForm({
    initial: { note: '' },
    call: useFormCall('platform.settlePaymentAlarm', (values: { readonly note: string }) => ({ id, ...values })),
    done: t('platform.alarms.settled'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('platform.alarms.settle.title')}
      submitLabel={t('platform.alarms.settle.submit')}
      onClose={onClose}
    >
      <Text as="p">{t('platform.alarms.settle.text')}</Text>
      <TextAreaField label={t('platform.alarms.note')} field={form.field('note')} />
    </FormDialog>
  );
}

function useColumns(): readonly ListColumn<PaymentAlarm>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const money = useMoney();
  const note = ({ settledAt, settledBy, note: done }: PaymentAlarm) =>
    settledAt === null ? t('platform.alarms.open') : format.parts([done, settledBy, format.dateTime(settledAt)]);
  return [
    { id: 'at', header: common('common.time'), text: ({ at }) => format.dateTime(at), card: 'line' },
    {
      id: 'reason',
      header: common('common.reason'),
      text: ({ reason }) => t(`platform.alarms.reason.${reason}`),
      card: 'title',
    },
    {
      id: 'method',
      header: t('platform.alarms.method'),
      text: ({ method }) => t(`platform.alarms.method.${method}`),
      card: 'lead',
    },
    { id: 'order', header: t('platform.orders.number'), text: ({ orderNumber }) => orderNumber, card: 'line' },
    {
      id: 'amount',
      header: t('platform.orders.amount'),
      text: ({ amountCents }) => (amountCents === null ? '' : money(amountCents)),
      card: 'line',
    },
    {
      id: 'transaction',
      header: t('platform.alarms.transaction'),
      from: 'wide',
      text: ({ transactionId }) => transactionId,
      card: 'line',
    },
    {
      id: 'note',
      header: t('platform.alarms.note'),
      cell: (alarm) => (alarm.settledAt === null ? <StatusDot tone="warning">{note(alarm)}</StatusDot> : note(alarm)),
      text: note,
      card: 'block',
    },
  ];
}
