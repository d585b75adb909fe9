import type { PaymentAlarm } from 'pest-sdk';
import { newId } from '../../database/ids';
import type { Database } from '../../database/open';
import type { System } from '../../database/transactions';
import type { OnlinePayment, Payment } from '../../providers/payment/payment';
import { completeOrder, lockOrder } from './complete-order';

type AlarmReason = PaymentAlarm['reason'];

/** What became of a payment: the order is completed by it (now or before), or somebody has to look into it. */
export type TakenPayment = 'completed' | AlarmReason;

const currency = 'CNY';

/**
 * Takes a payment that a provider tells of, however often it does. What does not fit its order gives nothing, and
 * leaves an alarm.
 */
export function takePayment(
  database: Database,
  provider: Pick<OnlinePayment, 'method' | 'merchant'>,
  payment: Payment,
  now: Date,
): Promise<TakenPayment> {
  return database.asSystem(async (system) => {
    const taken = await take(system, provider, payment, now);
    if (taken !== 'completed') await raise(system, { ...provider, reason: taken, payment, now });
    return taken;
  });
}

async function take(
  system: System,
  { method, merchant }: Pick<OnlinePayment, 'method' | 'merchant'>,
  payment: Payment,
  now: Date,
): Promise<TakenPayment> {
  const order = await orderNumbered(system, payment.orderNumber);
  if (!order) return 'orderUnknown';
  if (payment.merchant !== merchant) return 'merchant';
  if (payment.currency !== currency) return 'currency';
  if (payment.amountCents !== order.amount_cents) return 'amount';
  if (order.state === 'closed') return 'orderClosed';
  if (order.state === 'completed') {
    const same = order.method === method && order.payment === payment.transactionId;
    return same ? 'completed' : 'paidTwice';
  }
  await completeOrder(system, { now, caller: null }, order, { method, payment: payment.transactionId });
  return 'completed';
}

async function orderNumbered(system: System, number: string) {
  const named = await system
    .selectFrom('order_number')
    .select(['company_id', 'order_id as id'])
    .where('number', '=', number)
    .executeTakeFirst();
  return named && lockOrder(system, named);
}

/** Leaves an alarm for a notice that is not the provider's; however many come, it is one, and open again. */
export async function raiseForgery(system: System, method: OnlinePayment['method'], now: Date): Promise<void> {
  const nothing = { orderNumber: '', transactionId: '', amountCents: null };
  await raise(system, { method, reason: 'signature', payment: nothing, now });
}

interface Alarm {
  readonly method: OnlinePayment['method'];
  readonly reason: AlarmReason;
  readonly payment: {
    readonly orderNumber: string;
    readonly transactionId: string;
    readonly amountCents: number | null;
  };
  readonly now: Date;
}

async function raise(system: System, { method, reason, payment, now }: Alarm): Promise<void> {
  const reopens = reason === 'signature';
  await system
    .insertInto('payment_alarm')
    .values({
      id: newId(now),
      at: now,
      method,
      reason,
      order_number: payment.orderNumber,
      transaction_id: payment.transactionId,
      amount_cents: payment.amountCents,
    })
    .onConflict((conflict) =>
      reopens
        ? conflict.constraint('payment_alarm_once').doUpdateSet({ at: now, settled_at: null, settled_by: '', note: '' })
        : conflict.constraint('payment_alarm_once').doNothing(),
    )
    .execute();
}
