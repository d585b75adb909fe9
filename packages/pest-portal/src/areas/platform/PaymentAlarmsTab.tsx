import { useQuery } from '@tanstack/react-query';
import type { PaymentAlarm } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  JobCard,
  type JobCardAct,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { TextAreaField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { useMoney } from '../../kit/page/useMoney';
import { platformMessages } from './platform.messages';
import { paymentAlarmsQuery, useSettleAlarm } from './platform.queries';

/** Payment notices that fit no order: those that nobody has looked into first. */
export function PaymentAlarmsTab() {
  const t = useT(platformMessages);
  const list = useListAddress([]);
  const { page, limit } = list;
  const alarms = useQuery(paymentAlarmsQuery({ page, limit }));
  const [settled, setSettled] = useState<PaymentAlarm | null>(null);
  return (
    <>
      <DataTable
        label={t('platform.tab.alarms')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowAct={actOf}
        card={(alarm) => <AlarmCard alarm={alarm} act={actOf(alarm)} />}
        {...pagedRows(list, alarms)}
        empty={<EmptyState title={t('platform.empty.alarms')} />}
      />
      {settled && <SettleDialog alarm={settled} onClose={() => setSettled(null)} />}
    </>
  );

  function actOf(alarm: PaymentAlarm) {
    if (alarm.settledAt !== null) return null;
    return { label: t('platform.alarms.settle'), name: nameOf(alarm), onSelect: () => setSettled(alarm) };
  }

  function nameOf({ reason, orderNumber }: PaymentAlarm): string {
    return `${t('platform.alarms.settle')} ${t(`platform.alarms.reason.${reason}`)} ${orderNumber}`;
  }
}

/** An alarm on a phone. */
function AlarmCard({ alarm, act }: { readonly alarm: PaymentAlarm; readonly act: JobCardAct | null }) {
  const t = useT(platformMessages);
  const format = useFormat();
  const money = useMoney();
  const { reason, method, orderNumber, amountCents, transactionId, at, settledAt } = alarm;
  return (
    <JobCard
      lead={t(`platform.alarms.method.${method}`)}
      state={settledAt === null && <Badge tone="warning">{t('platform.alarms.open')}</Badge>}
      title={t(`platform.alarms.reason.${reason}`)}
      lines={[orderNumber, amountCents !== null && money(amountCents), transactionId, format.dateTime(at)]}
      act={act}
    />
  );
}

function SettleDialog({ alarm, onClose }: { readonly alarm: PaymentAlarm; readonly onClose: () => void }) {
  const t = useT(platformMessages);
  const { toast } = useToast();
  const settle = useSettleAlarm();
  const form = useForm({
    initial: { note: '' },
    call: formCall(
      contract.platform.settlePaymentAlarm,
      (values: { readonly note: string }) => ({ id: alarm.id, ...values }),
      settle.mutateAsync,
    ),
    onDone: () => {
      toast({ tone: 'success', message: t('platform.alarms.settled') });
      onClose();
    },
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

function useColumns(): readonly DataTableColumn<PaymentAlarm>[] {
  const t = useT(platformMessages);
  const format = useFormat();
  const money = useMoney();
  const note = ({ settledAt, settledBy, note: done }: PaymentAlarm) =>
    settledAt === null ? t('platform.alarms.open') : format.parts([done, settledBy, format.dateTime(settledAt)]);
  return [
    { id: 'at', header: t('platform.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'reason', header: t('platform.alarms.reason'), cell: ({ reason }) => t(`platform.alarms.reason.${reason}`) },
    { id: 'method', header: t('platform.alarms.method'), cell: ({ method }) => t(`platform.alarms.method.${method}`) },
    { id: 'order', header: t('platform.orders.number'), cell: ({ orderNumber }) => orderNumber },
    {
      id: 'amount',
      header: t('platform.orders.amount'),
      cell: ({ amountCents }) => (amountCents === null ? '' : money(amountCents)),
    },
    {
      id: 'transaction',
      header: t('platform.alarms.transaction'),
      cell: ({ transactionId }) => transactionId,
      from: 'wide',
    },
    {
      id: 'note',
      header: t('platform.alarms.note'),
      cell: (alarm) => (alarm.settledAt === null ? <Badge tone="warning">{note(alarm)}</Badge> : note(alarm)),
      text: note,
    },
  ];
}
