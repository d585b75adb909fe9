import { describeError, isPestError } from 'pest-sdk';
import { language } from '../base/language';

/** Why the server did not take a form. */
export interface Refusal<Field extends string> {
  readonly message: string;
  /** The form's field that was refused; null when it was the form as a whole. */
  readonly field: Field | null;
}

/**
 * What a failed call says about a form. `fieldOf` names the field for refusals that the server does not pin to one.
 * Null when nothing failed, or nothing is to be shown.
 */
export function refusalOf<Field extends string>(
  error: unknown,
  isField: (name: string) => name is Field,
  fieldOf: (code: number) => Field | null = () => null,
): Refusal<Field> | null {
  const message = error ? describeError(error, language) : null;
  if (message === null) return null;
  if (!isPestError(error)) return { message, field: null };
  const { field, code } = error;
  if (field !== undefined && isField(field)) return { message: withoutField(message, field), field };
  return { message, field: code === undefined ? null : fieldOf(code) };
}

/** Servers may name the field behind their words, for clients that show nothing else; beside it that says nothing. */
function withoutField(message: string, field: string): string {
  const named = ` (${field})`;
  return message.endsWith(named) ? message.slice(0, -named.length) : message;
}
