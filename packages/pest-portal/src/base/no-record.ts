import { isPestError } from 'pest-sdk';

/** Whether the answer to a record's name is that there is none such: also where the name is none. */
export function isNoRecord(error: unknown): boolean {
  return isPestError(error, 'general.notFound') || isPestError(error, 'general.invalidParameter');
}
