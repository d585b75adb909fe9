import { describeError, type ErrorName, isPestError } from 'pest-sdk';
import { translator } from '../base/i18n';
import { language } from '../base/language';
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
 */
export function refusalOf(thrown: unknown, fieldOf: Partial<Record<ErrorName, string>> = {}): Refusal | null {
  const message = describeError(thrown, language);
  if (!isPestError(thrown)) return { message: message ?? failed(), field: null };
  if (thrown.kind === 'abort') return null;
  if (message === null) return { message: failed(), field: null };
  const { field, errorName } = thrown;
  if (field !== undefined) return { message: withoutField(message, field), field };
  return { message, field: (errorName && fieldOf[errorName]) ?? null };
}

function failed(): string {
  return translator(formMessages)('form.failed');
}

/** Servers may name the field behind their words, for clients that show nothing else; beside it that says nothing. */
function withoutField(message: string, field: string): string {
  const named = ` (${field})`;
  return message.endsWith(named) ? message.slice(0, -named.length) : message;
}
