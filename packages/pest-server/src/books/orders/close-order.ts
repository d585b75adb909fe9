import type { ServerParts } from '../../call/server-parts';
import type { Row } from '../../database/tables';
import { type OnlinePayment, PaymentRefused } from '../../providers/payment/payment';
import { takePayment } from './take-payment';

type Order = Pick<Row<'purchase_order'>, 'company_id' | 'id' | 'number' | 'method'>;
type Parts = Pick<ServerParts, 'database' | 'payments'>;

/**
 * Asks the providers whether an order was paid without their saying so, and takes what they tell.
 *
 * @returns whether it was paid
 * @throws when a provider cannot be asked.
 */
export async function askProviders(
  { database }: Parts,
  providers: readonly OnlinePayment[],
  order: Order,
  now: Date,
): Promise<boolean> {
  for (const provider of providers) {
    const payment = await provider.query(order.number);
    if (payment && (await takePayment(database, provider, payment, now)) === 'completed') return true;
  }
  return false;
}

/**
 * Makes sure that an order can be closed: nobody has paid it, and nobody can any more.
 *
 * @returns whether it was paid instead
 * @throws when a provider cannot be asked.
 */
export async function endPaying(parts: Parts, order: Order, now: Date): Promise<boolean> {
  // Before a way was chosen, and for transfers, no provider knows of it.
  const providers = order.method === null ? [] : parts.payments.online;
  if (await askProviders(parts, providers, order, now)) return true;
  for (const provider of providers) {
    if (await closeThere(parts, provider, order, now)) return true;
  }
  return false;
}

/** Whether it was paid between the question and now: a provider closes nothing that is paid. */
async function closeThere({ database }: Parts, provider: OnlinePayment, order: Order, now: Date): Promise<boolean> {
  try {
    await provider.close(order.number);
    return false;
  } catch (error) {
    const payment = error instanceof PaymentRefused ? await provider.query(order.number) : null;
    if (payment === null) throw error;
    // One that does not fit the order has left its alarm, and nobody can pay it a second time.
    return (await takePayment(database, provider, payment, now)) === 'completed';
  }
}
