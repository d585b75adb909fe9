import type { ErrorName } from 'pest-sdk';
import { sqlState } from './transactions';

/** What a caller is told of a value that the database does not take. */
export type UnfitValue = Extract<
  ErrorName,
  'general.invalidParameter' | 'general.businessFailure' | 'general.notFound'
>;

/** By SQLSTATE. */
const unfit: Readonly<Record<string, UnfitValue>> = {
  // A text that is no id at all names nothing: the same answer as for an id that is unknown.
  '22P02': 'general.notFound',
  // A key that is not there, or that others hold on to.
  '23503': 'general.notFound',
  // Too long, out of range, a day or a moment that there is not, a character that texts or JSON cannot hold.
  '22001': 'general.invalidParameter',
  '22003': 'general.invalidParameter',
  '22007': 'general.invalidParameter',
  '22008': 'general.invalidParameter',
  '22021': 'general.invalidParameter',
  '22P05': 'general.invalidParameter',
  '23514': 'general.invalidParameter',
  // Somebody was faster.
  '23505': 'general.businessFailure',
};

/** What to answer when the database refused a value that the contract's schema let through; null for anything else. */
export function unfitValue(error: unknown): UnfitValue | null {
  return unfit[sqlState(error) ?? ''] ?? null;
}
