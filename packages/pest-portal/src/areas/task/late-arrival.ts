import { latenessOf } from 'pest-sdk';

/** When a record came, where that was so much later that it has to be told. */
export function lateArrival(moment: {
  readonly at: string;
  readonly receivedAt?: string | undefined;
}): string | undefined {
  const { at, receivedAt } = moment;
  return receivedAt !== undefined && latenessOf({ at, receivedAt }) !== 'prompt' ? receivedAt : undefined;
}
