import { AsyncLocalStorage } from 'node:async_hooks';

const holding = new AsyncLocalStorage<true>();

/** Runs work that holds a connection already. */
export function whileHolding<Result>(work: () => Promise<Result>): Promise<Result> {
  return holding.run(true, work);
}

/**
 * Work inside a transaction must not ask for a second connection: with one connection it would wait for itself for
 * ever, and a pool runs dry the same way when enough do it at once. Only looked at where there is one connection, on
 * which every call is tested: to follow work through what it awaits costs each promise of the process something.
 */
export function refuseSecondConnection(): void {
  if (holding.getStore()) throw new Error('A query outside of the transaction was asked for inside it.');
}
