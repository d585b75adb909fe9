import { type ErrorName, isPestError, type PestError } from 'pest-sdk';
import { describeWriteFailure } from '../../base/failure-words';
import { translator } from '../../base/i18n';
import { formMessages } from './form.messages';

/** Why the server did not take a form. */
export interface Refusal {
  readonly message: string;
  /** The argument that was refused, as the contract names it; null when it was the form as a whole. */
  readonly field: string | null;
}

/**
 * What a failed call says about a form; null after an abort. `fieldOf` helps where the server names no field. Statuses
 * that are only logged elsewhere (503) are said here: a form does not fail without a word.
 *
 * @param words said where the server fails without saying why
 */
export function refusalOf(
  thrown: unknown,
  fieldOf: Partial<Record<ErrorName, string>> = {},
  words?: string | undefined,
): Refusal | null {
  const message = describeWriteFailure(thrown);
  if (!isPestError(thrown)) return { message: message ?? words ?? failed(), field: null };
  if (thrown.kind === 'abort') return null;
  if (message === null || (words !== undefined && saysNothing(thrown)))
    return { message: words ?? failed(), field: null };
  const { field, errorName } = thrown;
  if (field !== undefined) return { message: withoutField(message, field), field };
  return { message, field: (errorName && fieldOf[errorName]) ?? null };
}

/** A fault of the server, or a status without an envelope. */
function saysNothing({ kind, errorName }: PestError): boolean {
  return kind === 'http' || errorName === 'general.systemError';
}

function failed(): string {
  return translator(formMessages)('form.failed');
}

/** Servers may name the field behind their words, for clients that show nothing else; beside it that says nothing. */
function withoutField(message: string, field: string): string {
  const named = ` (${field})`;
  return message.endsWith(named) ? message.slice(0, -named.length) : message;
}
